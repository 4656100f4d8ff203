import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { Invoice } from '@sendahead/shared-contracts/orders/invoice-schema';
import { paymentRows, titledLines } from '@sendahead/shared-contracts/orders/money-sheet';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { addCents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { readBrandLook } from '../../catalog/public/store.ts';
import { requestsOf } from '../public/owed/pay-requests.ts';
import { readReceipt } from '../public/receipt.ts';
import { namesPeople } from '../public/retention/people-removed.ts';
import type { Order } from '../public/store.ts';

/** Seller and buyer. */
export type Parties = { seller: string[]; buyer: string[] };

/**
 * The brand and the customer of an order; an order whose people were removed names no customer. Throws when
 * one of them is gone.
 */
export async function partiesOf(db: Queries, order: Order): Promise<Parties> {
  const [brand, user] = await Promise.all([
    readBrandLook(db, order.brand_id),
    db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'email', 'deleted_at'])
      .where('id', '=', order.user_id)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    seller: [brand.name, brand.help_email, brand.help_phone],
    buyer: namesPeople(order)
      ? [`${user.first_name} ${user.last_name}`.trim(), user.deleted_at === null ? user.email : ''].filter(
          Boolean,
        )
      : [],
  };
}

/** The current invoice of an order. */
export async function readInvoice(db: Queries, order: Order): Promise<Invoice> {
  const [receipt, parties, requests] = await Promise.all([
    readReceipt(db, order),
    partiesOf(db, order),
    requestsOf(db, order.id),
  ]);
  const owed = requests
    .filter(({ state }) => state === 'asked')
    .map((request) => cents(request.amount_cents));
  const paid = paymentRows(receipt).map(({ title, amount_cents }) => ({ title, amount_cents }));
  const cancelled = receipt.status === 'cancelled';
  return {
    number: `${order.display_id}-${order.generation}`,
    display_id: order.display_id,
    issued_on: localTime(Date.parse(order.state_at ?? order.placed_at), homeTimeZone).date,
    ...parties,
    lines: titledLines(receipt.line_items, receipt.travelers).map(lineOf),
    total_cents: receipt.total_cents,
    paid,
    due_cents: cancelled ? cents(0) : addCents(...owed),
    cancelled,
  };
}

const lineOf = ({
  title,
  detail,
  amount_cents,
}: Receipt['line_items'][number]): Invoice['lines'][number] => ({
  title,
  detail,
  amount_cents,
});
