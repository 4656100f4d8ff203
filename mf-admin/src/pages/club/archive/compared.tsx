import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { compareClubs, MergingClub } from '@sendahead/shared-contracts/console/club-merge-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { useBrandName } from '../../../console/brand-name.tsx';
import { contractLine, feesWords, termsWords, mergeTexts as texts } from '../../../copy/club-merge.ts';
import '../../../console/list-table.css';

export type BothClubs = CallOutput<typeof compareClubs>;

const balance = ({ links: { balance_cents } }: MergingClub): string =>
  balance_cents === null ? texts.noAccount : formatMoney(balance_cents);

type Row = { name: string; of: (club: MergingClub) => string; after: string };

function rowsOf({ stays, goes, fees_differ, terms_differ }: BothClubs): Row[] {
  const sum = (of: (club: MergingClub) => number): string => String(of(stays) + of(goes));
  const counted = (name: string, of: (club: MergingClub) => number): Row => ({
    name,
    of: (club) => String(of(club)),
    after: sum(of),
  });
  const terms = ({ account }: MergingClub): string => (account ? termsWords(account) : texts.noAccount);
  return [
    { name: texts.place, of: ({ place }) => place, after: stays.place },
    counted(texts.members, ({ links }) => links.members),
    counted(texts.staff, ({ links }) => links.staff),
    counted(texts.orders, ({ links }) => links.orders),
    counted(texts.carts, ({ links }) => links.carts),
    counted(texts.addresses, ({ links }) => links.addresses),
    counted(texts.events, ({ group_events }) => group_events),
    {
      name: texts.balance,
      of: balance,
      after:
        stays.account || goes.account
          ? formatMoney((stays.links.balance_cents ?? 0) + (goes.links.balance_cents ?? 0))
          : texts.noAccount,
    },
    { name: texts.fees, of: feesWords, after: fees_differ ? texts.asChosen : feesWords(stays) },
    {
      name: texts.terms,
      of: terms,
      after: terms_differ ? texts.asChosen : terms(stays.account ? stays : goes),
    },
  ];
}

/** The contents of both records, before and after the merge. */
export function Compared({ both }: { both: BothClubs }) {
  const { stays, goes, brands_added, contracts_moved } = both;
  const brandName = useBrandName();
  const [ofStays, ofGoes] = [texts.stays(stays.name, stays.id), texts.goes(goes.name, goes.id)];
  return (
    <>
      <table className="console-list">
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{ofStays}</th>
            <th scope="col">{ofGoes}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(both).map(({ name, of, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={ofStays}>{of(stays)}</td>
              <td data-label={ofGoes}>{of(goes)}</td>
              <td data-label={texts.after}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {contracts_moved.length > 0 ? (
        <>
          <p>{texts.contractsMove}</p>
          <ul>
            {contracts_moved.map((contract) => (
              <li key={contract.id}>{contractLine(contract)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {brands_added.length > 0 ? <p>{texts.brandsAdded(brands_added.map(brandName).join(', '))}</p> : null}
      <p>{texts.movesAll}</p>
      <p>{texts.redirects}</p>
      <p>{texts.notes}</p>
    </>
  );
}
