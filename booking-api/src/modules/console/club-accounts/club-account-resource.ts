import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Queries } from '../../../platform/database/database.ts';
import { findClubAccount } from '../../payments/public/clubs/club-account.ts';
import { recordAct } from '../history/record-act.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';

/**
 * A club's account. Its entries never change: its history lists the acts of staff, none of which can be
 * undone.
 */
export const clubAccountResource: Resource = {
  kind: 'club_account',
  mayChange: ({ role }) => may(role, 'run_club_accounts'),
  readLocked: async (trx, subject) =>
    /^\d{1,9}$/.test(subject) ? await findClubAccount(trx, Number(subject)) : undefined,
  write: async () => {
    throw new Error('an account is changed by its entries alone');
  },
};

/** Records an act of staff on a club's account. */
export const recordAccountAct = (
  trx: Queries,
  clubId: number,
  act: { at: string; actorId: string; done: Fields; reason?: string },
): Promise<void> => recordAct(trx, { ...act, kind: clubAccountResource.kind, subject: String(clubId) });
