import { emptyShipPoint, type ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { TextField } from './state.ts';

interface FieldRule {
  /** A chosen club brings the place and the street, which go with it. A street goes with its place; a person stays. */
  readonly of: 'country' | 'place' | 'street' | 'person';
  /** It is printed on labels, in the characters that carriers print (VL-12). */
  readonly printed: boolean;
}

type FieldRules = Readonly<Record<string, FieldRule | undefined>>;

/**
 * The rules of each text field of an end: a new field is cleared and printed as its row says. Its name in the
 * address book is in `effects/save-default.ts`, which is loaded later.
 */
export const endFields = {
  country: { of: 'country', printed: false },
  zip: { of: 'place', printed: false },
  city: { of: 'place', printed: false },
  state: { of: 'place', printed: false },
  address1: { of: 'street', printed: true },
  address2: { of: 'street', printed: true },
  companyName: { of: 'street', printed: true },
  contact: { of: 'person', printed: true },
  label: { of: 'person', printed: true },
  phone: { of: 'person', printed: false },
} as const satisfies Record<TextField, FieldRule>;

type Rules = typeof endFields;
type Owner = FieldRule['of'];
type FieldOf<Of extends Owner> = {
  [Field in TextField]: Rules[Field]['of'] extends Of ? Field : never;
}[TextField];

/** The texts of an end that belong to its place, its street or its person. */
export const textsOf = <Of extends Owner>(owner: Of, point: ShipPoint) =>
  Object.fromEntries(
    Object.entries(point).filter(([field]) => (endFields as FieldRules)[field]?.of === owner),
  ) as Pick<ShipPoint, FieldOf<Of>>;

const empty = emptyShipPoint();
export const noStreet = textsOf('street', empty);
/** What goes with a club. */
export const noAddress = { ...noStreet, ...textsOf('place', empty) };
