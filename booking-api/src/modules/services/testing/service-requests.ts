import { oneWayForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';

/** Requests services and prices, by `usual` unless another user is named. */
export const askingAs = (defaultBrowser: () => Browser) => ({
  services: (body: unknown, browser = defaultBrowser()) =>
    browser.send('POST', '/refactor/v5/ship/combined_services_options', { body }),
  price: (body: unknown, browser = defaultBrowser()) =>
    browser.send('POST', '/refactor/v5/ship/ship_price', { body }),
});

/** A bag that is picked up at a club tomorrow, by its free daily pickup. */
export const fromClub = (id: string, more = {}) => ({
  ...oneWayForm,
  origination: 'club',
  o_club_id: id,
  pickup_date: '2026-11-24',
  outbound_pickup: '3',
  ...more,
});
