import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Account, findAccount } from './store.ts';

/** OPEN-54: a pro user helps people of their club only; other staff who may help can help everyone. */
export const mayHelp = (actor: Account, person: Account): boolean =>
  mayForClub(actor, 'help_people', person.clubId);

/**
 * The user that a call is about: the user named by its `user_id`, if the caller may help them; without one,
 * the caller. Null for a guest. Throws Refusal `user_not_found` for unknown and forbidden users alike.
 */
export async function helpedUser(
  db: Queries,
  actor: Account | null | undefined,
  userId: string | undefined,
): Promise<string | null> {
  if (!actor) return null;
  if (userId === undefined || userId === actor.id) return actor.id;
  const person = await findAccount(db, userId);
  if (!person || !mayHelp(actor, person)) throw new Refusal(404, 'user_not_found');
  return person.id;
}
