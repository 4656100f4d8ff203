import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';

export const endTitle = (end: ShipEnd): string => (end === 'origin' ? 'Ship from' : 'Ship to');

/** A card that waits for an earlier one. */
export const endAsks = 'Asks for a place and a contact.';

/** AD-08, OPEN-28: why the pair is refused, and what to do. */
export const duplicateText = (origin: ShipPoint, destination: ShipPoint): string =>
  origin.club && origin.club.id === destination.club?.id
    ? `You’re shipping from and to ${origin.club.name}. Choose a different place to ship to.`
    : `Both addresses have the zip ${destination.zip}. Enter a destination with a different zip.`;

/** BR-08 and VL-20 speak of sender and recipient. */
export const contactLabel = (end: ShipEnd): string => (end === 'origin' ? 'Sender name' : 'Recipient name');

/** AD-29 */
export const labelText = (end: ShipEnd, copy: string): string =>
  `Labels will name the ${end === 'origin' ? 'sender' : 'recipient'} “${copy}”`;

/** AD-23, OPEN-29 */
export const blockedText = (end: ShipEnd): string =>
  end === 'origin'
    ? 'We can’t pick up from this address. Enter another place to ship from.'
    : 'We can’t deliver to this address. Enter another place to ship to.';

/** AD-04: explains what moving the club does. */
export const swapText = (end: ShipEnd, club: string): string =>
  end === 'origin' ? `Ship to ${club} instead` : `Ship from ${club} instead`;

/** ER-04: the check itself failed; nothing is wrong with what was typed. */
export const uncheckedText =
  'We can’t check these addresses right now. Your entries are saved, and we’ll keep trying.';

export const kindQuestion = (end: ShipEnd): string =>
  end === 'origin' ? 'Where are you shipping from?' : 'Where are you shipping to?';

/** BR-03, PA-32: what the brand's places are called; those of a cruise are no hotels. */
export const placeWord = ({ place_type, cruises }: PlaceFacts): string =>
  cruises ? 'Port or pier' : place_type;
export type PlaceFacts = Pick<Brand, 'place_type' | 'cruises'>;

/** BR-03: a place of the brand's kind, or any other address. */
export const kindOptions = (brand: PlaceFacts) =>
  [
    { value: 'club', label: placeWord(brand) },
    { value: 'other', label: 'Home or other address' },
  ] as const;
export const placeLabel = (brand: PlaceFacts): string => `${placeWord(brand)} name`;

/** BR-04 */
export const noPlaceText = ({ requested_club_word }: Pick<Brand, 'requested_club_word'>): string =>
  `No ${requested_club_word} by that name. Check the spelling, or choose "Home or other address".`;

export const phoneLabel = 'Phone';

/** AD-30: the checkbox for a signed-in user; its messages are in default-origin.ts, which loads later. */
export const startFromHere = 'Save as my default “Ship from” address';
