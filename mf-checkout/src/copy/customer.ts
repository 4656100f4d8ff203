import type { PageState } from '../state/page.ts';

/** Whom staff book for: the first name, or “the customer”; null where somebody books for themselves. */
export const customerOf = ({ assistance }: Pick<PageState, 'assistance'>): string | null =>
  (assistance?.kind ?? 'none') === 'none'
    ? null
    : assistance?.userName?.trim().split(/\s+/)[0] || 'the customer';
