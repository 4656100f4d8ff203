import { isEditable } from '@sendahead/shared-contracts/claims/states';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Session } from '../../platform/security/session.ts';
import { findClaim, type StoredClaim } from './claim-store.ts';

/** The person's claim; another person's is not found. Throws Refusal 404. */
export async function requireOwnClaim(
  db: Queries,
  claimId: string,
  session: Session | null,
): Promise<StoredClaim> {
  const claim = await findClaim(db, claimId);
  if (!claim || claim.user_id !== session?.user?.id) throw new Refusal(404, 'claim_not_found');
  return claim;
}

/** The same for writing. Throws Refusal 409 `claim_moved` once it is sent. */
export async function requireEditable(
  db: Queries,
  claimId: string,
  session: Session | null,
): Promise<StoredClaim> {
  const claim = await requireOwnClaim(db, claimId, session);
  if (!isEditable(claim.state)) throw new Refusal(409, 'claim_moved');
  return claim;
}
