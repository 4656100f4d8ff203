import type { Locator, Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { clubs } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { row } from '../support/database.ts';
import { chooseClub } from './fill-shipment.ts';
import { fillCard, pressPlaceOrder } from './pay.ts';

export interface Visit {
  readonly page: Page;
  readonly ship: ShipPage;
  readonly person: Person;
}

export interface WayToDialog {
  readonly name: string | RegExp;
  /** Opens it. */
  open(visit: Visit): Promise<void>;
  /** The button that closes a dialog that Esc does not close. */
  readonly decline?: string;
  /** The element that has the focus afterwards; by default any element of the page. */
  readonly back?: (ship: ShipPage) => Locator;
}

const readyToOrder = async ({ page, ship, person }: Visit): Promise<void> => {
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
};

const details = (ship: ShipPage): Locator =>
  ship.from.card.getByRole('button', { name: `Details of ${clubs.open.name}` });

/** Every dialog that a customer can see, and how to open it. */
export const dialogs: Readonly<Record<string, WayToDialog>> = {
  'sign in': {
    name: 'Sign in',
    back: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }),
    async open({ page, ship }) {
      await ship.open();
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    },
  },
  register: {
    name: 'Create your account',
    back: ({ summary }) => summary.placeOrder,
    async open(visit) {
      await readyToOrder(visit);
      await pressPlaceOrder(visit.ship);
    },
  },
  terms: {
    name: 'Our terms',
    decline: 'Not now',
    async open(visit) {
      await giveAccount(visit.page, visit.person);
      await row('update users set terms_version = null where email = $1 returning id', [visit.person.email]);
      // It opens automatically (AC-04).
      await visit.ship.open();
    },
  },
  'club note': {
    name: /^A note from /,
    async open({ ship }) {
      await ship.open();
      await chooseClub(ship.from, clubs.withNote.name);
    },
  },
  'club details': {
    name: clubs.open.name,
    back: details,
    async open({ ship }) {
      await ship.open();
      await chooseClub(ship.from, clubs.open.name);
      await details(ship).click();
    },
  },
  'country note': {
    name: /^Shipping to /,
    async open({ page, ship }) {
      const countries = page.waitForResponse(/\/api\/v6\/countries/);
      await ship.open();
      await countries;
      const country = ship.to.card.getByRole('combobox', { name: 'Country' });
      await country.focus();
      await country.selectOption('CA');
    },
  },
  'disaster notice': {
    name: 'Before you ship to this address',
    async open({ ship }) {
      await ship.open();
      await ship.to.field('Zip code').fill('99686');
    },
  },
  'address correction': {
    name: 'Address Validation Error',
    async open({ page, ship, person }) {
      await giveSavedBooking(page, person);
      await ship.open();
      await ship.payment.number.waitFor();
      await ship.edit('Ship to');
      await ship.to.field('City').fill('Kansas Town');
      await ship.to.field('City').press('Tab');
    },
  },
  'outbound calendar': {
    name: 'Pickup date',
    back: ({ itinerary }) => itinerary.calendar('outbound'),
    async open({ page, ship, person }) {
      await giveSavedBooking(page, person);
      await ship.open();
      await ship.edit('Trip & dates');
      await ship.itinerary.calendar('outbound').click();
    },
  },
  'return calendar': {
    name: /^Return .* date$/,
    back: ({ itinerary }) => itinerary.calendar('return'),
    async open({ page, ship, person }) {
      await giveSavedBooking(page, person);
      await ship.open();
      await ship.edit('Trip & dates');
      await ship.itinerary.tripType('Round trip').check();
      await ship.itinerary.dateWay('return', 'Pick up on').check();
      await ship.itinerary.calendar('return').click();
    },
  },
};
