import { saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import { lengths } from '@sendahead/shared-contracts/constants';
import { Button, FieldRow, SelectField, TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useEffect, useRef, useState } from 'react';
import { addressFailure } from '../../copy/account-page.ts';
import { addressesWords as words } from '../../copy/account-sections.ts';
import { billingCountries } from '../../copy/countries.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';

type Entry = CallInput<typeof saveAddress>['body'];
type Typed = Exclude<keyof Entry, 'club_id' | 'default_origin'>;

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

/** AD-30: a place for the address book, typed here. */
export function AddAddress({ added }: { added: () => void }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open)
    return (
      <AddressForm
        cancel={() => setOpen(false)}
        saved={() => {
          setOpen(false);
          setDone(true);
          added();
        }}
      />
    );
  return (
    <div className="account-acts">
      <Button
        ref={button}
        onClick={() => {
          setDone(false);
          setOpen(true);
        }}
      >
        {words.add}
      </Button>
      <Done when={done}>{words.added}</Done>
    </div>
  );
}

function AddressForm({ saved, cancel }: { saved: () => void; cancel: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const [entry, setEntry] = useState(empty);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const set = (field: Typed, text: string): void => setEntry((before) => ({ ...before, [field]: text }));
  const bind = (field: Typed) => ({
    value: entry[field],
    error: addressFailure(field, act.fields[field]),
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const save = async () => {
    if (await act.run(() => host.api.call(saveAddress, { body: entry }))) saved();
  };
  return (
    <form
      className="account-form"
      noValidate
      aria-label={words.add}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        {...bind('label')}
        ref={first}
        label={words.label}
        hint={words.labelHint}
        optional
        maxLength={60}
      />
      <SelectField
        {...bind('country_code')}
        label={words.country}
        options={billingCountries}
        required
        autoComplete="country"
      />
      <TextField
        {...bind('address_1')}
        label={words.street}
        required
        maxLength={100}
        autoComplete="address-line1"
      />
      <TextField
        {...bind('address_2')}
        label={words.street2}
        optional
        maxLength={100}
        autoComplete="address-line2"
      />
      <FieldRow>
        <TextField {...bind('city')} label={words.city} maxLength={60} autoComplete="address-level2" />
        <TextField {...bind('state')} label={words.state} maxLength={40} autoComplete="address-level1" />
        <TextField {...bind('zip')} label={words.zip} maxLength={lengths.zipMax} autoComplete="postal-code" />
      </FieldRow>
      <TextField {...bind('contact')} label={words.contact} optional maxLength={60} autoComplete="name" />
      <PhoneInput
        label={words.phone}
        optional
        initial=""
        error={addressFailure('phone', act.fields.phone)}
        onPhone={(text) => set('phone', text)}
      />
      <ActProblem act={act} />
      <div className="account-acts">
        <Button type="submit" busy={act.busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
