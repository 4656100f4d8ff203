import type { TextField } from './state.ts';

interface FieldRule {
  /** A chosen club brings the place and the street, which go with it. A street goes with its place; a person stays. */
  readonly of: 'country' | 'place' | 'street' | 'person';
  /** It is printed on labels, in the characters that carriers print (VL-12). */
  readonly printed: boolean;
}

/**
 * What becomes of each text field of an end: a new field is cleared and printed as its row says. Its name in the
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
/** The fields that belong to a street, a place or a person. */
export type FieldOf<Owner extends FieldRule['of']> = {
  [Field in TextField]: Rules[Field]['of'] extends Owner ? Field : never;
}[TextField];

/** The fields of some owners, each with the value that `read` gives for it. */
export const valuesOf = <Owner extends FieldRule['of'], Value>(
  owners: readonly Owner[],
  read: (field: FieldOf<Owner>) => Value,
) =>
  Object.fromEntries(
    Object.entries(endFields).flatMap(([field, { of }]) =>
      owners.includes(of as Owner) ? [[field, read(field as FieldOf<Owner>)]] : [],
    ),
  ) as Record<FieldOf<Owner>, Value>;

const empty = () => '';
/** What a club brings, and what a street consists of, without their texts. */
export const noAddress = valuesOf(['place', 'street'], empty);
export const noStreet = valuesOf(['street'], empty);
