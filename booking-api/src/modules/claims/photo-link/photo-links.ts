import { type ClaimState, isAwaited } from '@sendahead/shared-contracts/claims/states';
import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import { daysLater } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newId, newSecret } from '../../../platform/security/secrets.ts';
import type { StoredClaim } from '../claim-store.ts';

/** A new link, whose token is drawn when it is sent. Returns its id and end. */
export async function makePhotoLink(
  trx: Queries,
  {
    claimId,
    sentBy,
    madeBy,
    now,
  }: { claimId: string; sentBy: 'email' | 'text'; madeBy: string; now: string },
): Promise<{ id: string; expiresAt: string }> {
  const id = newId('cpl');
  const expiresAt = daysLater(now, linkDays.photos);
  await trx
    .insertInto('claim_photo_links')
    .values({
      id,
      claim_id: claimId,
      sent_by: sentBy,
      token_hash: null,
      made_by: madeBy,
      made_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { id, expiresAt };
}

const openLinks = (db: Queries, now: string) =>
  db
    .selectFrom('claim_photo_links')
    .innerJoin('claims', 'claims.id', 'claim_photo_links.claim_id')
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('claims.state', 'in', [...awaited]);

const awaited: readonly ClaimState[] = (['submitted', 'need_info', 'in_review'] as const).filter(isAwaited);

/** The claim of a token, while its link works and the claim is open. */
export async function claimOfToken(
  db: Queries,
  token: string,
  now: string,
): Promise<{ claim: StoredClaim; expiresAt: string } | undefined> {
  const row = await openLinks(db, now)
    .selectAll('claims')
    .select('expires_at')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const { expires_at, ...claim } = row;
  return { claim, expiresAt: new Date(expires_at).toISOString() };
}

/** An open link by its id, for the email and text that bring it. */
export const findPhotoLink = (db: Queries, id: string, now: string) =>
  openLinks(db, now)
    .select(['claim_photo_links.id', 'claims.order_id', 'claims.kind', 'expires_at'])
    .where('claim_photo_links.id', '=', id)
    .executeTakeFirst();

/** Sets a new token of a link, of which only the hash is kept. */
export async function drawPhotoToken(db: Queries, id: string): Promise<string> {
  const token = newSecret();
  await db
    .updateTable('claim_photo_links')
    .set({ token_hash: hashSecret(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** Until when the newest link of a claim works; null without one. */
export async function photoLinkUntil(db: Queries, claimId: string, now: string): Promise<string | null> {
  const row = await openLinks(db, now)
    .select('expires_at')
    .where('claim_id', '=', claimId)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? new Date(row.expires_at).toISOString() : null;
}

/** Ends the links of a claim that is decided or withdrawn. */
export const closePhotoLinks = async (trx: Queries, claimId: string, now: string): Promise<void> => {
  await trx
    .updateTable('claim_photo_links')
    .set({ closed_at: now })
    .where('claim_id', '=', claimId)
    .where('closed_at', 'is', null)
    .execute();
};
