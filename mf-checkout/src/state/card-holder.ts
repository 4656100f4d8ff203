import type { ExtraFields } from './order-extras.ts';
import type { CheckoutState } from './state.ts';

export const holderFields = [
  'card-holder-first-name',
  'card-holder-last-name',
  'card-holder-email',
] as const satisfies readonly (keyof ExtraFields)[];
export type HolderField = (typeof holderFields)[number];

/**
 * RO-11, VL-48: the cardholder, for club staff, who book for others: the first traveler, field by field,
 * until something else is entered there. Empty for everybody else.
 */
export function cardHolder({
  page,
  extras,
}: Pick<CheckoutState, 'page' | 'extras'>): Pick<ExtraFields, HolderField> {
  if (page.session?.role !== 'pro') return {};
  const first = page.travelers?.travelers[0];
  const { fields } = extras;
  return {
    'card-holder-first-name': fields['card-holder-first-name'] ?? first?.firstName ?? '',
    'card-holder-last-name': fields['card-holder-last-name'] ?? first?.lastName ?? '',
    'card-holder-email': fields['card-holder-email'] ?? first?.email ?? '',
  };
}
