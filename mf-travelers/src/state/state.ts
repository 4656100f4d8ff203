import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import type { ItemRow, Traveler } from '@sendahead/shared-contracts/travelers/slice';
import type { PhoneCountry } from '@sendahead/shared-ui/booking';
import type { Undo } from './bags-changed.ts';
import { emptyPhone, unitedStates } from './empty-phone.ts';
import type { TravelersLink } from './link.ts';
import type { OpenBag } from './open-bag.ts';
import { noSender, type Sender } from './sender.ts';

/** Fields of a person. `grade` is asked only where the brand has grades (TR-05). */
export type PersonField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'label'
  | 'phone'
  | 'extension'
  | 'grade'
  | 'stay'
  | 'moveIn';
export type RowField = 'size' | 'insurance' | 'packaging' | 'contents' | 'way';
/** A field of one bag: line, number of the row from 0, field. */
export type RowPath = `${string}.${number}.${RowField}`;
/** A place within one traveler where something can be wrong. */
export type Path = PersonField | RowPath | 'items' | 'way';

export const rowPath = (line: string, row: number, field: RowField): RowPath => `${line}.${row}.${field}`;

/** A phone as typed: a number with a plus includes its country. */
export interface Phone {
  readonly country: string;
  /** Dialing code of the country with its plus. */
  readonly dial: string;
  readonly number: string;
  /** TR-03: digits, often none. */
  readonly extension: string;
  /** Nobody typed it here, so it may be reformatted visibly. */
  readonly prefilled: boolean;
  /** VL-35: the number rules' verdict on `of`; null until they have answered. */
  readonly check: { readonly of: string; readonly valid: boolean; readonly written: string } | null;
}

/** A product line of one traveler. An emptied line (`count` 0) keeps its rows for a moment (TR-09). */
export interface LineState {
  readonly line: string;
  readonly count: number;
  readonly rows: readonly ItemRow[];
}

/** A change to a text on input; it is shown next to the field and does not make the value invalid. */
export type Remark = 'cut' | 'paste_refused';

export type Person = Pick<
  Traveler,
  'firstName' | 'lastName' | 'label' | 'email' | 'grade' | 'stay' | 'moveIn' | 'roundTrip' | 'way'
>;

export interface TravelerState {
  /** Does not change when travelers are renumbered, so that views keep their position. */
  readonly key: number;
  readonly person: Person;
  readonly phone: Phone;
  readonly lines: readonly LineState[];
  /** Fields that were left once: their errors may show. */
  readonly blurred: readonly Path[];
  readonly remarks: Readonly<Partial<Record<Path, Remark>>>;
}

/** RO-12: the fields of the signed-in customer that fill in a traveler. */
export interface Profile {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface TravelersState {
  readonly travelers: readonly TravelerState[];
  readonly nextKey: number;
  readonly profile: Profile | null;
  /** BR-07: club staff see other texts. */
  readonly role: Role;
  /** TL-04: only a round trip asks who returns. */
  readonly tripType: TripType;
  readonly phoneCountries: readonly PhoneCountry[];
  /** Number rules are needed: a phone is there, or somebody is about to type one. */
  readonly phonesWanted: boolean;
  /** Both ends are in order, so that this section is the first that may have problems. */
  readonly first: boolean;
  /** Countries of both ends, which decide what lines are offered (TR-17). */
  readonly countries: { readonly origin: string; readonly destination: string };
  /** The person of the first address, to the extent that they filled in the first traveler. */
  readonly sender: Sender;
  /** Attempts to place the order; from the first on all errors show. */
  readonly submits: number;
  /** The attempt whose summary takes the focus; 0 shows none. */
  readonly summaryTurn: number;
  /** Where focus goes after travelers or bags were added, moved or removed. */
  readonly focus: {
    readonly traveler: number;
    readonly turn: number;
    /** A place within the traveler; absent, its heading. */
    readonly path?: Path | undefined;
  };
  /** The bag changed last, whose fields stay open; null where each complete bag is one line. */
  readonly openBag: OpenBag | null;
  /** The last move of bags between travelers, which can be undone until another action. */
  readonly undo: Undo | null;
  /** The values of the page's address, kept so that they override a saved booking that arrives later. */
  readonly link: TravelersLink | null;
  /** RT-11: the address puts luggage first. */
  readonly luggageFirst: boolean;
  readonly announcement: { readonly text: string; readonly turn: number };
}

export const newTraveler = (key: number, brand: Pick<Brand, 'product_lines'>): TravelerState => ({
  key,
  person: { firstName: '', lastName: '', email: '', grade: '', roundTrip: true },
  phone: emptyPhone,
  lines: brand.product_lines.map((line) => ({ line: line.key, count: 0, rows: [] })),
  blurred: [],
  remarks: {},
});

export const initialState = (
  brand: Pick<Brand, 'product_lines' | 'default_trip_type'>,
  role: Role = 'guest',
): TravelersState => ({
  travelers: [newTraveler(1, brand)],
  nextKey: 2,
  profile: null,
  role,
  tripType: brand.default_trip_type,
  phoneCountries: [unitedStates],
  phonesWanted: false,
  first: false,
  countries: { origin: '', destination: '' },
  sender: noSender,
  submits: 0,
  summaryTurn: 0,
  focus: { traveler: 0, turn: 0 },
  openBag: null,
  undo: null,
  link: null,
  luggageFirst: false,
  announcement: { text: '', turn: 0 },
});
