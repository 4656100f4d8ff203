import { staffRoles } from '@sendahead/shared-contracts/call/access';
import type { Queries } from '../../platform/database.ts';
import type { Account } from '../accounts/store.ts';
import type { FacilityRow } from './store.ts';

const mostUsers = 200;

/** Whether a user may see and set what is a club's own business: admins, and the club's own staff (RO-03). */
export const worksFor = (user: Account | null | undefined, clubId: number): boolean =>
  user?.role === 'pro'
    ? user.clubId === clubId
    : user !== null && user !== undefined && staffRoles.includes(user.role);

/** EN-03: what of a club only its own staff and admins see; nothing for everyone else. */
export async function insideOf(db: Queries, facility: FacilityRow, user: Account | null | undefined) {
  if (!worksFor(user, facility.id)) return {};
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('club_id', '=', facility.id)
    .where('role', '=', 'pro')
    .orderBy('last_name')
    .orderBy('id')
    .limit(mostUsers)
    .execute();
  return { club_pro_products: facility.pro_product_ids, club_users: users };
}
