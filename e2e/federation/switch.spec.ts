import { tellOfReleases } from './support/news.ts';
import { expectOthersStanding, expectStanding, placeOn } from './support/places.ts';
import { expect, test } from './support/site.ts';

test('a part that is switched off shows its sentence and loads nothing, and returns without a reload', async ({
  page,
  site,
}) => {
  const remote = 'mf-checkout';
  const sentence = 'Paying takes a <b>break</b>. Call us to book.';
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await tellOfReleases(page);
  await site.command(remote, '--off', sentence, '--why', 'a drill');
  await page.goto(site.shipPage);
  const payment = placeOn(page, 'payment').getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText(`${sentence} You can’t pay right now. Your entries are saved.`);
  await expect(placeOn(page, 'summary')).toContainText(sentence);
  await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0);
  await expectOthersStanding(page, remote);
  expect(loaded.filter((url) => url.includes(remote))).toEqual([]);
  await site.command(remote, '--on');
  await expectStanding(page, 'summary');
  await expectStanding(page, 'payment');
});

test('a tab without a stream notices that a part is switched off, and on again, when a person returns to the tab', async ({
  page,
  site,
}) => {
  const remote = 'mf-orders';
  await page.goto(site.ordersPage);
  await expectStanding(page, 'orders');
  await site.command(remote, '--off', 'Orders take a break.', '--why', 'a drill');
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  await expect(placeOn(page, 'orders')).toContainText('Orders take a break.');
  await site.command(remote, '--on');
  await comeBack();
  await expectStanding(page, 'orders');
});
