import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { clubAccount } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { Money } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ListTable } from '../../console/list-table.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { statementTexts } from '../../copy/club-accounts.ts';
import { accountEvents, clubsTexts as texts } from '../../copy/clubs.ts';

const pageLength = 20;

/** A payment that increases what the club owes reverses another. */
const eventName = (event: keyof typeof accountEvents, cents: number): string =>
  event === 'payment' && cents > 0 ? texts.paymentTakenBack : accountEvents[event];

/** PY-23: the charges and credits of the club's account, newest first. */
export function ClubAccount({ clubId }: { clubId: number }) {
  const { may } = useConsole();
  const api = useApi();
  const list = useInfiniteQuery(
    pagesOf(api, clubAccount, (before) => ({
      params: { club_id: String(clubId) },
      query: { limit: pageLength, before },
    })),
  );
  const order = (id: string, number: string | null) =>
    may('read_every_order') ? <Link href={`/orders/${id}`}>{number ?? id}</Link> : (number ?? id);
  return (
    <Panel title={texts.account}>
      <p>
        <Link href={`/clubs/${clubId}/statement`}>{statementTexts.openFrom}</Link>
      </p>
      <ListTable
        caption={texts.accountCaption}
        list={list}
        rowsOf={({ entries }) => entries}
        keyOf={({ at, event, amount_cents, order_id }) => `${at} ${event} ${amount_cents} ${order_id}`}
        empty={texts.noEntries}
        columns={[
          { name: texts.when, cell: ({ at }) => <When instant={at} /> },
          { name: texts.what, cell: ({ event, amount_cents }) => eventName(event, amount_cents) },
          {
            name: texts.order,
            cell: ({ order_id, display_id }) => (order_id === null ? '' : order(order_id, display_id)),
          },
          { name: texts.amount, cell: ({ amount_cents }) => <Money cents={amount_cents} />, figures: true },
        ]}
      />
    </Panel>
  );
}
