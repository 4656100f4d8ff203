/** The figures of section 9 of the specification (CN rows). Each figure is defined only here. */

/** CN-01 */
export const currency = 'USD';
export const freeInsuranceCents = 100_000;

/** CN-02: lengths in characters. */
export const lengths = {
  travelerName: 19,
  contactCopy: 20,
  zipMax: 10,
  canadianZipMin: 6,
  billingZipMin: 5,
} as const;

/** The longest bunk, or hall and room, in characters: one line of a label. */
export const stayLimit = 40;

/**
 * The longest texts of an end of the shipment form, in characters: the page's fields stop at the server's
 * limit.
 */
export const endLimits = {
  address1: 100,
  address2: 100,
  companyName: 100,
  contact: 60,
  label: lengths.contactCopy,
  phone: 30,
  zip: lengths.zipMax,
  city: 60,
  state: 40,
  country: 2,
} as const;

/** CN-03 */
export const limits = {
  phoneMinDigits: 10,
  emailTopLevelMin: 2,
  /** The row says 15; top-level domains have up to 63 (RFC 1035). */
  emailTopLevelMax: 63,
  quantityPerLine: 25,
  travelersPerCart: 25,
  payerEmailRuleFrom: 10,
} as const;

/** CN-04 */
export const autocomplete = { minCharacters: 3, delayMs: 500, maxItems: 50 } as const;
export const blockedAddressThrottleMs = 1200;
export const correctionListMaxHeightPx = 200;

/** CN-05 */
export const dropOffFeeId = 0;
export const waivedFeeId = 2;
export const defaultPickupCountry = 'US';
/** TL-09: the minimum remaining time of a same-day pickup window. */
export const sameDayWindowMinHours = 2;
/** Carriers sell a label at most this many days ahead of its pickup. */
export const labelDaysAhead = 10;

/** CN-06: milliseconds. */
export const pageTimings = {
  validationQuietMs: 5000,
  stateZipDelayMs: 2000,
  takeoverSessionUpdateMs: [1000, 2000],
  lateServicesMs: 2000,
  termsCheckMs: 3000,
} as const;

/** CN-07: milliseconds unless named otherwise. */
export const checkoutTimings = {
  orderStatusPollMs: 15_000,
  redirectAfterSuccessMs: 1000,
  paymentButtonRefreshMs: [500, 1000],
  popoverShowMs: 500,
  popoverHideMs: 2000,
  priceRetryMs: 2000,
} as const;
export const alertLifetimesSeconds = [3, 4, 5, 6, 20] as const;
export const recalculationRetries = 1;

/** CN-08 */
export const takeoverTimings = {
  progressSteps: [10, 20, 25, 40, 50, 60, 70, 75, 80, 100],
  modalHideMs: 5000,
  waitsMs: [1000, 50, 500],
  serviceRadioPollMs: 1000,
} as const;
export const phoneFormatDelayMs = 100;
export const successBannerFadeMs = 4000;
export const storeLocatorRadius = 10;

/** TR-09: how long an emptied line keeps its rows, so that a slip can be undone. */
export const emptiedLineRemovalMs = 2000;

/** The carrier that is meant where none is named: of a call, a calendar, or a search for stores. */
export const defaultCarrier = 'FEDEX';
