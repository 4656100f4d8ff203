import { type QuoteTrip, quoteTripParameters } from './quick-quote-trip.ts';

/** One end of a quick-quote link; an absent value is left out of the link. */
export interface QuoteEnd {
  readonly zip?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly address?: string;
  /** Club id or name (OPEN-17). */
  readonly place?: string;
}

const fields = ['zip', 'city', 'state', 'country', 'address'] as const;

/** RT-19: every parameter about an end. */
export const quoteEndNames: readonly string[] = [
  ...fields.map((field) => `o_${field}`),
  ...fields.map((field) => `d_${field}`),
  'shipping_from',
  'shipping_to',
];

/**
 * RT-18, RT-19: a link to the ship page (or the configured ship URL) that fills in both ends, and the other
 * known values. Throws TypeError when `shipUrl` is not an absolute http(s) URL.
 */
export function quickQuoteLink(
  shipUrl: string,
  origin: QuoteEnd,
  destination: QuoteEnd,
  trip: QuoteTrip = {},
): string {
  const url = new URL(shipUrl);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`not a web address: ${shipUrl}`);
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && value.trim() !== '') url.searchParams.set(name, value.trim());
  };
  for (const [prefix, end] of [
    ['o', origin],
    ['d', destination],
  ] as const) {
    for (const field of fields) set(`${prefix}_${field}`, end[field]);
  }
  set('shipping_from', origin.place);
  set('shipping_to', destination.place);
  for (const [name, value] of quoteTripParameters(trip)) set(name, value);
  return url.href;
}
