/**
 * What a carrier says of a bag beside how far it has come. Carriers find new words: on the wire it is text, and a word that
 * is not among these is read as none.
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

/** A detail by its word; null for one that is not known here. */
export const readParcelDetail = (word: string | null | undefined): ParcelDetail | null =>
  parcelDetails.find((detail) => detail === word) ?? null;

/** Why a bag comes later than was promised. */
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

/** Reasons that lie outside the carrier’s hands: for these nothing is promised. */
export const outsideReasons: readonly ParcelDetail[] = [
  'weather',
  'at_customs',
  'address',
  'attempted',
  'ready_to_collect',
  'refused',
];
