import type { AddressBookEntry, saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import {
  type FoundAddress,
  fieldsOfLine,
  fieldsOfZip,
} from '@sendahead/shared-contracts/client/address-lookups';
import { useState } from 'react';
import { useCheckout } from '../../hooks/use-checkout.ts';

/** The typed fields of an address. */
export type Entry = CallInput<typeof saveAddress>['body'];
export type TypedField = Exclude<keyof Entry, 'club_id' | 'default_origin'>;

const empty: Entry = {
  label: '',
  company_name: '',
  contact: '',
  phone: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  zip: '',
  country_code: 'US',
  club_id: null,
  default_origin: false,
};

/** AD-15, AD-19: the fields of an address, new or saved; its line and its postal code fill in the others. */
export function useAddressEntry(saved?: AddressBookEntry) {
  const { host } = useCheckout();
  const [entry, setEntry] = useState<Entry>(saved ?? empty);
  const country = entry.country_code;
  const set = (field: TypedField, text: string): void => setEntry((before) => ({ ...before, [field]: text }));
  /** Fills in nothing if the lookup fails or the text has been edited since. */
  const fillFrom = async (field: TypedField, text: string, lookup: Promise<FoundAddress>): Promise<void> => {
    const found = await lookup.catch(() => ({}));
    setEntry((now) => (now[field] === text && now.country_code === country ? { ...now, ...found } : now));
  };
  return {
    entry,
    set,
    setCountry: (code: string): void =>
      setEntry((before) => ({ ...before, country_code: code, state: '', zip: '' })),
    fillFromLine: (line: string): void =>
      void fillFrom('address_1', line, fieldsOfLine(host.api, line, country)),
    fillFromZip: (zip: string): void => {
      set('zip', zip);
      void fillFrom('zip', zip, fieldsOfZip(host.api, zip, country));
    },
  };
}
