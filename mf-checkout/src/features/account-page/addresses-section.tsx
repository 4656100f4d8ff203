import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import { chooseDefaultOrigin, forgetAddress } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { townLine } from '@sendahead/shared-contracts/geo/town-name';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { addressesWords as words } from '../../copy/account-sections.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { AddAddress } from './add-address.tsx';

/** AD-30: the saved addresses, and which of them a booking starts from. */
export function AddressesSection({
  addresses,
  changed,
}: {
  addresses: readonly AddressBookEntry[];
  changed: () => void;
}) {
  const { host } = useCheckout();
  const act = useAct();
  const doing = async (call: () => Promise<unknown>) => {
    await act.run(call);
    changed();
  };
  return (
    <AccountSection title={words.title}>
      {addresses.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="account-list">
          {addresses.map((entry) => (
            <li key={entry.id} className="account-row">
              <div>
                <strong>{nameOf(entry)}</strong>
                <p className="account-hint">{lineOf(entry)}</p>
                {entry.default_origin ? <p className="account-hint">{words.isStart}</p> : null}
              </div>
              <div className="account-acts">
                <Button
                  variant="quiet"
                  onClick={() =>
                    doing(() =>
                      host.api.call(chooseDefaultOrigin, {
                        params: { id: entry.id },
                        body: { default_origin: !entry.default_origin },
                      }),
                    )
                  }
                >
                  <span>{entry.default_origin ? words.notStart : words.start}</span>
                  <VisuallyHidden>{` (${nameOf(entry)})`}</VisuallyHidden>
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => doing(() => host.api.call(forgetAddress, { params: { id: entry.id } }))}
                >
                  {words.remove}
                  <VisuallyHidden>{` ${nameOf(entry)}`}</VisuallyHidden>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ActProblem act={act} />
      <AddAddress added={changed} />
    </AccountSection>
  );
}

const nameOf = ({ label, company_name, address_1 }: AddressBookEntry): string =>
  label || company_name || address_1;

const lineOf = ({
  contact,
  address_1,
  address_2,
  city,
  state,
  zip,
  country_code: country,
}: AddressBookEntry): string =>
  [contact, address_1, address_2, townLine({ city, state, zip, country }), countryName(country)]
    .filter(Boolean)
    .join(', ');
