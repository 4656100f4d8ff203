import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { clubs, home } from '../fixtures/places.ts';
import type { ShipPage } from '../pages/ship-page.ts';

interface Failure {
  readonly call: string;
  readonly path: RegExp;
  /** The message at its place; undefined if the person loses nothing. */
  readonly message?: { readonly end: 'from' | 'to'; readonly text: RegExp };
}

/** Each call of the places that fails on its own, with the message that a person reads at its place. */
const failures: readonly Failure[] = [
  {
    call: 'auto-complete of clubs',
    path: /auto-complete\/facility/,
    message: { end: 'from', text: /Search isn’t available right now/ },
  },
  {
    call: 'check_club_info',
    path: /check_club_info/,
    message: { end: 'from', text: /We couldn’t load this place/ },
  },
  { call: 'zip_info', path: /zip_info/, message: { end: 'to', text: /We couldn’t look up that zip/ } },
  {
    call: 'ship_points/validate',
    path: /ship_points\/validate/,
    message: { end: 'to', text: /We can’t check these addresses right now/ },
  },
  { call: 'auto-complete of addresses', path: /auto-complete\/address/ },
  { call: 'state_options', path: /state_options/ },
  { call: 'countries', path: /api\/v6\/countries/ },
  { call: 'zip_to_state', path: /zip_to_state/ },
  { call: 'notes', path: /\/notes\// },
  { call: 'disaster_notifications', path: /disaster_notifications/ },
  { call: 'blocked_addresses', path: /blocked_addresses/ },
];

const person = { address: '12 Elm Street', name: 'Marguerite Oldfield', phone: '816 555 0142' };

async function enter(ship: ShipPage, page: Page): Promise<void> {
  await ship.from.club.fill(clubs.open.name);
  const option = ship.from.option(clubs.open.name);
  const failed = ship.from.card.getByText(/Search isn’t available right now/).first();
  await expect(option.or(failed)).toBeVisible();
  if (await option.isVisible()) {
    await option.click();
    // The club fills in its phone: text typed in the meantime would be appended to it.
    const refused = ship.from.card.getByText(/We couldn’t load this place/).first();
    await expect(ship.from.change(clubs.open.name).or(refused)).toBeVisible();
  } else await page.keyboard.press('Escape');
  await ship.from.field('Phone').fill(person.phone);
  await ship.to.field('Zip code').fill(home.zip);
  // The zip fills in the city: text typed in the meantime would be typed into it.
  const unknown = ship.to.card.getByText(/We couldn’t look up that zip/).first();
  await expect
    .poll(async () => (await ship.to.field('City').inputValue()) !== '' || (await unknown.isVisible()))
    .toBe(true);
  await ship.to.field('Address').fill(person.address);
  await ship.to.field('Recipient name').fill(person.name);
  await ship.to.field('Phone').fill(person.phone);
  await ship.to.field('City').fill(home.city);
  const list = ship.to.state;
  if (await list.isVisible()) await list.selectOption(home.state);
  else await ship.to.card.getByRole('textbox', { name: 'State' }).fill(home.state);
}

async function expectKept(ship: ShipPage): Promise<void> {
  await expect(ship.to.field('Zip code')).toHaveValue(home.zip);
  await expect(ship.to.field('City')).toHaveValue(home.city);
  await expect(ship.to.field('Address')).toHaveValue(person.address);
  await expect(ship.to.field('Recipient name')).toHaveValue(person.name);
  await expect(ship.to.field('Phone')).toHaveValue(person.phone);
  await ship.show('Ship from');
  await expect(ship.from.field('Phone')).toHaveValue(person.phone);
}

// Each test has a separate browser: a closed page may save its booking again after another page has cleared it.
for (const { call, path, message } of failures)
  test(`ER-01 ER-04 AD-14 AD-19 the call of ${call} fails: no input is lost, and the message is shown at its place`, {
    tag: '@once',
  }, async ({ page, ship, watch }) => {
    watch.expect(/answer: 503/, /503 \(Service Unavailable\)/, /status of 503/);
    await page.route(path, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'unavailable', status: 503, fields: [], trace_id: 't' }),
      }),
    );
    await ship.open();
    await enter(ship, page);
    if (message) {
      const { card } = message.end === 'from' ? ship.from : ship.to;
      await expect(card.getByText(message.text).first()).toBeAttached();
    }
    await expectKept(ship);
  });

test('AD-14 AD-19 on a slow connection a late answer never overwrites a newer one, and typing continues in the meantime', {
  tag: '@once',
}, async ({ page, ship }) => {
  let asked = 0;
  const newer = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route(/zip_info/, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    // The first answer arrives only after the newer one is visible.
    await newer.promise;
    await route.continue().catch(() => undefined);
    late.resolve();
  });
  await ship.open();
  await ship.to.field('Zip code').fill(clubs.closedMondays.zip);
  await page.waitForRequest(/zip_info/);
  await ship.to.field('Zip code').fill(home.zip);
  await ship.to.field('Address').fill(person.address);
  await expect(ship.to.field('City')).toHaveValue(home.city);
  newer.resolve();
  await late.promise;
  // Another word is entered and drawn afterwards: by now, a late answer would have had its effect.
  await ship.to.field('Recipient name').fill(person.name);
  await expect(ship.to.field('Recipient name')).toHaveValue(person.name);
  await page.waitForLoadState('networkidle');
  await expect(ship.to.field('City')).toHaveValue(home.city);
  await expect(ship.to.state).toHaveValue(home.state);
  await expect(ship.to.field('Address')).toHaveValue(person.address);
});

test('AD-01 AD-15 both ends are entered by keyboard alone', { tag: ['@once', '@long'] }, async ({
  page,
  ship,
}) => {
  await ship.open();
  await ship.from.club.focus();
  await page.keyboard.type(clubs.open.name);
  // Suggestions for the first letters appear before those for the whole name.
  await expect(ship.from.card.getByRole('option')).toHaveText([new RegExp(clubs.open.name)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ship.from.change(clubs.open.name)).toBeFocused();
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 25; presses += 1) {
      const here = await page.evaluate(() => {
        const field = document.activeElement;
        return (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || '';
      });
      if (name.test(here)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await tabTo(/^Phone/);
  await page.keyboard.type(person.phone);
  await tabTo(/^Address/);
  await page.keyboard.type(person.address);
  await tabTo(/^Zip code/);
  await page.keyboard.type(home.zip);
  await expect(ship.to.field('City')).toHaveValue(home.city);
  await tabTo(/^Recipient name/);
  await page.keyboard.type(person.name);
  await tabTo(/^Phone/);
  await page.keyboard.type(person.phone);
  await expect(ship.to.card.getByRole('button', { name: /Done/ })).toBeVisible();
});
