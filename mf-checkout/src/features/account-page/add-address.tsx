import { addressesWords as words } from '../../copy/account-sections.ts';
import { AddInPlace } from './add-in-place.tsx';
import { AddressForm } from './address-form.tsx';

/** AD-30: adds a typed address to the address book. */
export function AddAddress({ onAdded }: { onAdded: () => void }) {
  return <AddInPlace words={words} onAdded={onAdded} form={(ends) => <AddressForm {...ends} />} />;
}
