import { expect, test } from '../fixtures/journey.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { fillTrip } from '../steps/book.ts';
import { expectTrip } from '../steps/expect-trip.ts';
import { showSummary } from '../steps/pay.ts';
import { tripSaved } from '../steps/saved.ts';

test('EN-05 MD-01 a reload in the middle of a booking and then a crash of the tab lose nothing', {
  tag: '@once',
}, async ({ page, context, ship, person }) => {
  const saved = tripSaved(page);
  await fillTrip(ship, person);
  await showSummary(ship);
  const total = await ship.summary.total.textContent();
  await saved;
  await page.reload();
  await expectTrip(ship, person);
  await showSummary(ship);
  await expect(ship.summary.total).toHaveText(total ?? '');

  // A crashed tab runs none of the page's closing handlers.
  const after = await context.newPage();
  await page.close({ runBeforeUnload: false });
  const again = new ShipPage(after);
  await again.open();
  await expectTrip(again, person);
});
