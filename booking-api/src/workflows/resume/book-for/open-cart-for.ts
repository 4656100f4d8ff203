import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Account } from '../../../modules/accounts/public/store.ts';
import { type OpenedCart, openCart } from '../../../modules/carts/public/open-cart.ts';
import { saveSession } from '../../../modules/carts/public/store.ts';
import { facilityEnd } from '../../../modules/clubs/public/facility-end.ts';
import { type FacilityRow, findFacility } from '../../../modules/clubs/public/store.ts';
import { defaultAddress } from '../../../modules/profile/public/default-address.ts';
import type { Queries } from '../../../platform/database/database.ts';

type Address = NonNullable<Awaited<ReturnType<typeof defaultAddress>>>;

/**
 * Opens a cart that belongs to a person and is held by the booking staff member: the person is its first
 * traveler, and it begins at the person's usual origin, or at the person's club.
 */
export async function openCartFor(
  db: Queries,
  person: Account,
  { brand, actorId, now }: { brand: { id: number; slug: string }; actorId: string; now: string },
): Promise<OpenedCart> {
  const address = await defaultAddress(db, person.id);
  const club = address ? undefined : await clubOf(db, person, brand.slug);
  const cart = await openCart(db, {
    brandId: brand.id,
    micrositeId: null,
    userId: person.id,
    sessionHash: null,
    heldBy: actorId,
    now,
  });
  await saveSession(
    db,
    cart,
    sessionOf(person, club ? facilityEnd('o', club) : address && fromAddress(address), cart.id),
    person.id,
    now,
  );
  return cart;
}

/** The member's club, if the brand books from it. */
async function clubOf(db: Queries, { clubId }: Account, brand: string): Promise<FacilityRow | undefined> {
  const club = clubId === null ? undefined : await findFacility(db, clubId);
  return club?.brand_slugs.includes(brand) ? club : undefined;
}

function sessionOf(person: Account, origin: ShipmentForm | undefined, cartId: string): CartSession {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return {
    origin_city: origin?.o_city ?? '',
    origin_state: origin?.o_state ?? '',
    destination_city: '',
    destination_state: '',
    travelers: [`${name}:${person.email}`.slice(0, 200)],
    ship_state: {
      cart_id: cartId,
      // The page accepts both ends or none.
      ...(origin ? { ...origin, destination: 'other' as const, d_country: origin.o_country ?? 'US' } : {}),
      traveler: {
        '1': filled({
          t_first_name: person.firstName,
          t_last_name: person.lastName,
          t_email: person.email,
          t_phone: person.phone,
        }) as NonNullable<ShipmentForm['traveler']>[string],
      },
    },
  };
}

const fromAddress = (address: Address): ShipmentForm => ({
  origination: address.club_id === null ? 'other' : 'club',
  ...filled({
    o_club_id: address.club_id === null ? '' : String(address.club_id),
    o_country: address.country_code,
    o_zip: address.zip,
    o_state: address.state,
    o_city: address.city,
    o_address: address.address_1,
    o_address_1: address.address_2,
    o_company_name: address.company_name,
    o_attention_name: address.contact,
    o_phone: address.phone,
  }),
});

/** A form contains only known fields. */
const filled = <F extends Readonly<Record<string, string>>>(fields: F): Partial<F> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<F>;
