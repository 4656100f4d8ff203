import { expect, test } from '../fixtures/journey.ts';
import { fillEnds, fillTraveler } from '../steps/fill-shipment.ts';
import { serveShopAt } from '../support/server-at.ts';
import { port } from '../support/settings.ts';

// Ports 7 to 9 belong to the pages of looks.
const ownPort = port + 12;

test('TL-13 TL-18 a pickup booked for today at 16:55 moves to tomorrow, with its services, and today is no longer available', {
  tag: '@once',
}, async ({ page, ship, person, watch }) => {
  watch.expect(
    new RegExp(`^foreign: http://golf\\.localhost:${ownPort}/`),
    // The gateway uses the clock of the other server and refuses tokens of later hours; this journey pays nothing.
    /client_token|status of 503|card fields/,
  );
  const shop = await serveShopAt('2026-12-01T16:55:00-05:00', ownPort);
  try {
    const { itinerary } = ship;
    await page.goto(`${shop.url}/ship?oneway=true&ship_date=sameday`);
    await fillEnds(ship, person);
    await fillTraveler(ship, person);
    await expect(itinerary.date('outbound')).toHaveValue('12/02/2026');
    await itinerary
      .option('outbound', /Ground/i)
      .first()
      .check();
    await expect(ship.summary.total).toHaveText(/^\$\d/);
    await ship.show('Trip & dates');
    await itinerary.date('outbound').fill('12/01/2026');
    await itinerary.date('outbound').press('Enter');
    await expect(itinerary.date('outbound')).toHaveAttribute('aria-invalid', 'true');
    // A page that remains open would send requests to a stopped server.
    await page.goto('about:blank');
  } finally {
    await shop.stop();
  }
});
