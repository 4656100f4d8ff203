import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { expect } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import type { EndCard } from '../pages/end-card.ts';
import type { ShipPage } from '../pages/ship-page.ts';

/** One step of a person, who may have to repeat it. */
export type Step = (ship: ShipPage) => Promise<unknown>;

/** How long a step waits before it counts as failed. */
export const brief = { timeout: 4000 };

/** Dates a leg by its pickup. */
export const enterDay =
  (leg: LegName, day: string): Step =>
  async (ship) => {
    const { itinerary } = ship;
    await ship.show('Trip & dates');
    const date = itinerary.date(leg);
    const way = itinerary.dateWay(leg, 'Pick up on');
    await way.check(brief);
    if ((await date.inputValue(brief)) === day) return;
    await date.fill(day, brief);
    await date.press('Enter');
    await expect(date).toHaveValue(day, brief);
  };

/** Chooses the ground service of a leg. */
export const takeGround =
  (leg: LegName): Step =>
  async (ship) => {
    await ship.show('Service');
    await ship.itinerary
      .option(leg, /Ground/i)
      .first()
      .check(brief);
  };

/** Chooses the place to ship from, and again if it failed to load. */
export async function takeClub(from: EndCard): Promise<void> {
  if (await from.change(clubs.open.name).isVisible()) return;
  await from.club.fill(clubs.open.name.slice(0, 5), brief);
  await from.option(clubs.open.name).click(brief);
  await expect(from.change(clubs.open.name)).toBeVisible(brief);
}
