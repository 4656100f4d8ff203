import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { arePartsWithin, releasePartsOf } from '../../accounts/public/staff-limits.ts';
import type { Account } from '../../accounts/public/store.ts';

/** RL-25: throws Refusal `not_allowed` if a person may release only other parts. */
export async function requirePart(db: Queries, { id }: Account, part: string): Promise<void> {
  if (!arePartsWithin([part], await releasePartsOf(db, id))) throw refuse('not_allowed');
}
