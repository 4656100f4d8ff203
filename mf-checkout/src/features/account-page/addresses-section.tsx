import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import { chooseDefaultOrigin, forgetAddress } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { townLine } from '@sendahead/shared-contracts/geo/town-name';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { addressesWords as words } from '../../copy/account-sections.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { AddAddress } from './add-address.tsx';
import { AddressForm } from './address-form.tsx';

/** AD-30: the saved addresses, and which of them a booking starts from. */
export function AddressesSection({
  addresses,
  onChanged,
}: {
  addresses: readonly AddressBookEntry[];
  onChanged: () => void;
}) {
  const act = useAct();
  const [edited, setEdited] = useState<string | null>(null);
  const doing = async (call: () => Promise<unknown>) => {
    await act.run(call);
    onChanged();
  };
  return (
    <AccountSection title={words.title}>
      {addresses.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="account-list">
          {addresses.map((entry) => (
            <li key={entry.id} className="account-row">
              <AddressRow
                entry={entry}
                editing={edited === entry.id}
                onEdit={(isEdited) => setEdited(isEdited ? entry.id : null)}
                onSaved={() => {
                  setEdited(null);
                  onChanged();
                }}
                doing={doing}
              />
            </li>
          ))}
        </ul>
      )}
      <ActProblem act={act} />
      <AddAddress onAdded={onChanged} />
    </AccountSection>
  );
}

interface RowProps {
  readonly entry: AddressBookEntry;
  readonly editing: boolean;
  readonly onEdit: (isEdited: boolean) => void;
  readonly onSaved: () => void;
  readonly doing: (call: () => Promise<unknown>) => Promise<void>;
}

/** AC-19: a saved address with its acts, or its form; the address of a club is the club’s. */
function AddressRow({ entry, editing, onEdit, onSaved, doing }: RowProps) {
  const { api } = useCheckout().host;
  const { id, default_origin: isDefault } = entry;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <AddressForm entry={entry} onSaved={onSaved} onCancel={() => onEdit(false)} />;
  const choose = () =>
    api.call(chooseDefaultOrigin, { params: { id }, body: { default_origin: !isDefault } });
  return (
    <>
      <div>
        <strong>{nameOf(entry)}</strong>
        <p className="account-hint">{lineOf(entry)}</p>
        {isDefault ? <p className="account-hint">{words.isStart}</p> : null}
      </div>
      <div className="account-acts">
        {entry.club_id === null ? (
          <Button ref={button} variant="quiet" onClick={() => onEdit(true)}>
            {words.edit}
            <VisuallyHidden>{` ${nameOf(entry)}`}</VisuallyHidden>
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => doing(choose)}>
          <span>{isDefault ? words.notStart : words.start}</span>
          <VisuallyHidden>{` (${nameOf(entry)})`}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={() => doing(() => api.call(forgetAddress, { params: { id } }))}>
          {words.remove}
          <VisuallyHidden>{` ${nameOf(entry)}`}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}

const nameOf = ({ label, company_name, address_1 }: AddressBookEntry): string =>
  label || company_name || address_1;

/** The rest of the address: its name may be its street. */
function lineOf(entry: AddressBookEntry): string {
  const { contact, address_1, address_2, city, state, zip, country_code: country } = entry;
  const title = nameOf(entry);
  return [contact, address_1, address_2, townLine({ city, state, zip, country }), countryName(country)]
    .filter((part) => part && part !== title)
    .join(', ');
}
