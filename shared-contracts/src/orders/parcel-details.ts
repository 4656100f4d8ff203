/**
 * The carrier's details of a bag, more precise than its status. Carriers add new words: the API passes them
 * as text, and an unknown word is ignored.
 */
export const parcelDetails = [
  'delayed',
  'weather',
  'at_customs',
  'address',
  'missorted',
  'held',
  'attempted',
  'ready_to_collect',
  'refused',
  'lost',
  'damaged',
] as const;
export type ParcelDetail = (typeof parcelDetails)[number];

/** A detail by its word; null for an unknown one. */
export const readParcelDetail = (word: string | null | undefined): ParcelDetail | null =>
  parcelDetails.find((detail) => detail === word) ?? null;

/** Why a bag arrives later than promised. */
export const lateReasons: readonly ParcelDetail[] = [
  'delayed',
  'weather',
  'at_customs',
  'address',
  'missorted',
  'held',
  'attempted',
  'ready_to_collect',
  'refused',
];

/** Delays that the carrier cannot influence: the on-time promise does not apply to them. */
export const outsideReasons: readonly ParcelDetail[] = [
  'weather',
  'at_customs',
  'address',
  'attempted',
  'ready_to_collect',
  'refused',
];
