import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { keepWithin, listAddresses } from '../address-book-store.ts';

/**
 * AC-20: saves the origin of a customer's first order, who could save nothing before there was an account. Not as the
 * default, which only the customer chooses (AD-30). Nothing is saved from a listed place, or into a book that is in use.
 */
export async function keepFirstAddress(
  db: Queries,
  { userId, origin, at }: { userId: string; origin: ShipPoint | undefined; at: string },
): Promise<void> {
  if (!origin || origin.kind === 'club' || origin.address1 === '') return;
  if ((await listAddresses(db, userId)).length > 0) return;
  await keepWithin(db, {
    id: newId('adr'),
    user_id: userId,
    label: origin.companyName || origin.address1,
    company_name: origin.companyName,
    contact: origin.contact,
    phone: origin.phone,
    address_1: origin.address1,
    address_2: origin.address2,
    city: origin.city,
    state: origin.state,
    zip: origin.zip,
    country_code: origin.country,
    club_id: null,
    default_origin: false,
    created_at: at,
  });
}
