import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { pass, started } from './started.ts';
import { bag, bothEnds, golfer } from './upstream-slices.ts';

/** A Tuesday: the club is closed on Mondays. */
export const firstOpenDay = '2026-11-24';

/** The remote on a page with both ends and one bag but no date, with all requests answered. */
export async function undated(...answers: Parameters<typeof started>) {
  const page = started(...answers);
  page.tellPoints(bothEnds());
  page.tellTravelers(golfer(bag()));
  await pass(1000);
  return page;
}

/** The same, picked up on the first day on which the club is open. */
export async function planned(...answers: Parameters<typeof started>) {
  const page = await undated(...answers);
  page.pickUpOn(firstOpenDay);
  await pass(1000);
  return page;
}
export type Page = ReturnType<typeof started>;

export async function choose(page: Page, leg: LegName, serviceLevelId: number): Promise<void> {
  page.store.dispatch({ type: 'service-chosen', leg, serviceLevelId });
  await pass(1000);
}
