import { orderLinkPrefix } from '@sendahead/shared-contracts/payments/order-link-calls';
import type { Queries } from '../../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../../platform/security/secrets.ts';
import type { ShareRow } from './splits.ts';

/** Creates a token that opens a share by link; only its hash is stored. */
export async function giveLinkToken(db: Queries, shareId: string, now: string): Promise<string> {
  const token = `${orderLinkPrefix}${newSecret()}`;
  await db
    .insertInto('bill_share_tokens')
    .values({ token_hash: hashSecret(token), share_id: shareId, made_at: now })
    .execute();
  return token;
}

/** The share that a token opens; undefined for an expired token, and for any other. */
export const findShareByLinkToken = (db: Queries, token: string): Promise<ShareRow | undefined> =>
  db
    .selectFrom('bill_share_tokens')
    .innerJoin('bill_shares', 'bill_shares.id', 'bill_share_tokens.share_id')
    .selectAll('bill_shares')
    .where('bill_share_tokens.token_hash', '=', hashSecret(token))
    .executeTakeFirst();

/** Ends every link to a share. */
export async function endLinkTokens(trx: Queries, shareId: string): Promise<void> {
  await trx.deleteFrom('bill_share_tokens').where('share_id', '=', shareId).execute();
}

/** Deletes the links of bills without an order that ended before an instant. */
export async function forgetLinkTokens(db: Queries, endedBefore: string): Promise<void> {
  const shares = db
    .selectFrom('bill_shares')
    .innerJoin('bill_splits', 'bill_splits.attempt_id', 'bill_shares.split_id')
    .select('bill_shares.id')
    .where('bill_splits.state', 'in', ['stopped', 'expired'])
    .where('bill_splits.expires_at', '<', endedBefore);
  await db.deleteFrom('bill_share_tokens').where('share_id', 'in', shares).execute();
}
