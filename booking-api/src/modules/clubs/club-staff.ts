import { mayForClub, type RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import type { Queries } from '../../platform/database/database.ts';
import type { Account } from '../accounts/public/store.ts';
import type { FacilityRow } from './public/store.ts';

const maxUsers = 200;

/** Whether a user may perform an act of a club's own business (RO-03). */
export const worksFor = (
  user: Account | null | undefined,
  act: Extract<RoleAct, 'see_inside_clubs' | 'set_club_fees'>,
  clubId: number,
): user is Account => user !== null && user !== undefined && mayForClub(user, act, clubId);

/** EN-03: the parts of a club for its own staff and admins only; empty for everyone else. */
export async function staffOnlyParts(db: Queries, facility: FacilityRow, user: Account | null | undefined) {
  if (!worksFor(user, 'see_inside_clubs', facility.id)) return {};
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('club_id', '=', facility.id)
    .where('role', '=', 'pro')
    .orderBy('last_name')
    .orderBy('id')
    .limit(maxUsers)
    .execute();
  return { club_pro_products: facility.pro_product_ids, club_users: users };
}
