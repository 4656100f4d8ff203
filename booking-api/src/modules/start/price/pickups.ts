import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';

/** The pickups that a total includes: their sum, and the number of legs with one. */
export interface Pickups {
  readonly cents: Cents;
  readonly count: number;
}

export function pickupsIn(lines: readonly Pick<LineItem, 'kind' | 'leg' | 'amount_cents'>[]): Pickups {
  const paid = lines.filter(({ kind }) => kind === 'pickup');
  return {
    cents: cents(paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
    count: new Set(paid.map(({ leg }) => leg)).size,
  };
}
