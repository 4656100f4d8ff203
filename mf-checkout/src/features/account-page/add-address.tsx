import { addressesWords as words } from '../../copy/account-sections.ts';
import { AddInPlace } from './add-in-place.tsx';
import { AddressForm } from './address-form.tsx';

/** AD-30: adds a typed address to the address book. */
export function AddAddress({ added }: { added: () => void }) {
  return <AddInPlace words={words} added={added} form={(ends) => <AddressForm {...ends} />} />;
}
