import type { Reference } from '../../platform/reference.ts';
import type { Planned } from '../../platform/work-ahead.ts';

/** Does for a brand what it is given to do. */
type OfBrand<T> = (brand: string, reference: Reference) => Promise<T>;

/** Plans work for the brand that is likely, before it is known of which it is; that of another is done when it is called for. */
export function forLikelyBrand<T>(planned: Planned, likely: string, work: OfBrand<T>): OfBrand<T> {
  const begun = planned((reference) => work(likely, reference));
  return (brand, reference) => (brand === likely ? begun(reference) : work(brand, reference));
}
