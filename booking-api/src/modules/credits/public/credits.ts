import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { CreditSource, CreditTables } from './tables.ts';

type CreditEvent = CreditTables['credit_entries']['event'];
/** A balance: a gift card by the hex of its hash, an account credit by its user. */
export type CreditBalance = { source: CreditSource; owner: string };

/**
 * Moves a balance and writes the entry, both or nothing. False when there is not enough, or the card's
 * balance may not be moved. `reference` makes the movement unique: the second of two with the same one
 * throws.
 */
export async function moveCredit(
  trx: Queries,
  { source, owner }: CreditBalance,
  event: CreditEvent,
  amount: Cents,
  reference: string,
): Promise<boolean> {
  if (amount === 0) return true;
  const moved =
    source === 'gift_card'
      ? await moveCard(trx, owner, amount)
      : await moveWallet(trx, source, owner, amount);
  if (!moved) return false;
  await trx
    .insertInto('credit_entries')
    .values({ source, owner, event, amount_cents: amount, reference })
    .execute();
  return true;
}

async function moveCard(trx: Queries, owner: string, amount: Cents): Promise<boolean> {
  const row = await trx
    .updateTable('gift_cards')
    .set((set) => ({ balance_cents: set('balance_cents', '+', amount) }))
    .where('code_hash', '=', Buffer.from(owner, 'hex'))
    .where(sql<boolean>`balance_cents + ${amount} >= 0`)
    .returning('code_end')
    .executeTakeFirst();
  return row !== undefined;
}

async function moveWallet(
  trx: Queries,
  kind: Exclude<CreditSource, 'gift_card'>,
  userId: string,
  amount: Cents,
): Promise<boolean> {
  if (amount > 0) {
    await trx
      .insertInto('credit_accounts')
      .values({ user_id: userId, kind, balance_cents: amount })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind'])
          .doUpdateSet({ balance_cents: sql<number>`credit_accounts.balance_cents + ${amount}` }),
      )
      .execute();
    return true;
  }
  const row = await trx
    .updateTable('credit_accounts')
    .set((set) => ({ balance_cents: set('balance_cents', '+', amount) }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where(sql<boolean>`balance_cents + ${amount} >= 0`)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The spendable credit of an account. */
export async function balancesOf(
  db: Queries,
  userId: string,
): Promise<Record<Exclude<CreditSource, 'gift_card'>, Cents>> {
  const rows = await db
    .selectFrom('credit_accounts')
    .select(['kind', 'balance_cents'])
    .where('user_id', '=', userId)
    .execute();
  const of = (kind: string) => cents(rows.find((row) => row.kind === kind)?.balance_cents ?? 0);
  return { wallet: of('wallet'), ship_wallet: of('ship_wallet') };
}
