import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { Keyboard } from '../steps/keyboard.ts';
import { shipUrlOf } from '../support/settings.ts';

interface Part {
  readonly name: string;
  readonly url?: string;
  readonly form?: () => Record<string, unknown>;
  /** The card of a saved booking that the test opens. */
  readonly card?: 'Travelers & items' | 'Trip & dates';
  readonly walk: (keyboard: Keyboard, ship: ShipPage) => Promise<void>;
}

const traveler = (firstName: string) => ({
  t_name: `${firstName} Lee`,
  t_first_name: firstName,
  t_last_name: 'Lee',
  t_email: 'ann@journeys.test',
  golf: {
    product_count: '1',
    '0': { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'soft_case' },
  },
});

/** Controls that a whole booking by keyboard does not pass, each starting at the field before it. */
const parts: readonly Part[] = [
  {
    name: 'TR-06 a traveler of a round trip who only goes there',
    form: () => ({
      roundtrip: 'true',
      additional_travelers: '1',
      traveler: { '1': traveler('Bea'), '2': traveler('Ann') },
    }),
    card: 'Travelers & items',
    walk: async (keyboard, { travelers }) => {
      await keyboard.startAt(travelers.field(2, 'Email'));
      await keyboard.tabTo(travelers.way(2, 'Both ways'));
      await keyboard.press('ArrowDown');
      await expect(travelers.way(2, 'Outbound only')).toBeChecked();
    },
  },
  {
    name: 'TL-19 a pickup of today that is moved to tomorrow',
    form: () => ({ pickup_date: '2026-12-01', pickup_carrier_service_level_id: '', arrival_date: '' }),
    card: 'Trip & dates',
    walk: async (keyboard, { page, itinerary }) => {
      await keyboard.startAt(itinerary.date('outbound'));
      await keyboard.tabTo(itinerary.services('outbound').getByRole('radio').first());
      const dialog = page.getByRole('dialog', { name: 'This service can’t pick up today' });
      await keyboard.press('Space');
      for (let left = 6; left > 0 && !(await dialog.isVisible()); left -= 1)
        await keyboard.press('ArrowDown');
      await dialog.waitFor();
      await keyboard.tabTo(page.getByRole('button', { name: 'Pick up on Wed, Dec 2' }));
      await keyboard.press('Enter');
      await expect(itinerary.date('outbound')).toHaveValue('12/02/2026');
    },
  },
  {
    name: 'MD-09 a cruise',
    url: `${shipUrlOf('cruise')}?cruises=true&cruise_line=aurora`,
    walk: async (keyboard, { page, to }) => {
      const dialog = page.getByRole('dialog', { name: 'Your cruise' });
      await dialog.waitFor();
      await keyboard.tabTo(dialog.getByRole('combobox', { name: 'Ship and port' }));
      await keyboard.press('ArrowDown');
      await keyboard.tabTo(dialog.getByRole('combobox', { name: 'Sailing date' }));
      await keyboard.press('ArrowDown');
      await keyboard.tabTo(dialog.getByRole('button', { name: 'Ship to this cruise' }));
      await keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(to.card.getByRole('button', { name: /^Change / })).toBeVisible();
    },
  },
  {
    name: 'MD-11 RT-22 stores for a drop-off, as far as the map',
    card: 'Trip & dates',
    walk: async (keyboard, { page, itinerary }) => {
      await keyboard.startAt(itinerary.tripType('One way'));
      const pickups = itinerary.trip.getByRole('radio', { name: /Pickup|pickup|Drop off/ });
      await keyboard.tabTo(pickups.and(page.locator(':checked')).first());
      const dropOff = itinerary.pickup('outbound', /Drop off at a carrier store/);
      for (let left = 5; left > 0 && !(await dropOff.isChecked()); left -= 1)
        await keyboard.press('ArrowDown');
      const dialog = page.getByRole('dialog', { name: 'Dropping off your bags' });
      await dialog.waitFor();
      await keyboard.tabTo(dialog.getByRole('link', { name: /Find a store near/ }));
      const opened = page.waitForEvent('popup');
      await keyboard.press('Enter');
      const stores = await opened;
      await expect(stores.getByText(/^Centered on \d{5}\. Numbers match the list/)).toBeVisible();
      const inStores = new Keyboard(stores);
      await inStores.tabTo(stores.getByRole('textbox', { name: 'Zip code' }));
      await stores.keyboard.press('ControlOrMeta+a');
      await inStores.type('34102');
      await inStores.press('Enter');
      await expect(stores.getByText(/^Centered on 34102/)).toBeVisible();
      await stores.close();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: 'VL-03 the day by which the bags must be there',
    card: 'Trip & dates',
    walk: async (keyboard, { itinerary }) => {
      await keyboard.startAt(itinerary.tripType('One way'));
      // The saved booking has a pickup day, so that option is selected, and an arrow key selects the other one.
      await keyboard.tabTo(itinerary.dateWay('outbound', 'Pick up on'));
      await keyboard.press('ArrowUp');
      await keyboard.fill(itinerary.arriveBy('outbound'), '12/18/2026');
      await keyboard.press('Enter');
      await expect(itinerary.trip.getByText(/It’s the lowest price/)).toBeVisible();
    },
  },
  {
    name: 'TR-18 the size that fits, by "Which size is mine?"',
    card: 'Travelers & items',
    walk: async (keyboard, { page, travelers }) => {
      await keyboard.startAt(travelers.field(1, 'Email'));
      await keyboard.tabTo(travelers.edit(1, 'Golf Bag 1'));
      await keyboard.press('Enter');
      await keyboard.startAt(travelers.field(1, 'Email'));
      await keyboard.tabTo(
        travelers
          .traveler(1)
          .getByRole('button', { name: /^Sizes and limits/ })
          .first(),
      );
      // These elements show the focus.
      await keyboard.tabTo(page.getByRole('button', { name: 'Which size is mine?' }));
      await keyboard.press('Enter');
      await keyboard.fill(page.getByRole('textbox', { name: 'Weight, lbs' }), '50');
      await keyboard.press('Enter');
      await keyboard.tabTo(page.getByRole('button', { name: 'Choose Staff or oversized' }));
      await keyboard.press('Enter');
      await expect(travelers.size(1, 'Golf Bag 1', /Staff/)).toBeChecked();
      await expect(travelers.traveler(1).getByRole('button', { name: /^Sizes and limits/ })).toBeFocused();
    },
  },
];

test.describe.configure({ mode: 'parallel' });

for (const [index, { name, url, form, card, walk }] of parts.entries())
  test(`D3-2 by keyboard alone: ${name}`, {
    // The daily run includes every second one, the weekly run all.
    tag: index % 2 === 1 ? ['@once', '@long'] : '@once',
  }, async ({ page, ship, person }) => {
    if (!url) await giveSavedBooking(page, person, form?.() ?? {});
    await page.goto(url ?? '/ship');
    const keyboard = new Keyboard(page);
    if (card) {
      const edit = page.getByRole('button', { name: `Edit ${card}`, exact: true });
      await edit.waitFor();
      await keyboard.tabTo(edit);
      await keyboard.press('Enter');
    }
    await walk(keyboard, ship);
  });
