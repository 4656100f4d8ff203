import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { openAs } from '../fixtures/staff.ts';
import { openRow } from '../steps/open-row.ts';
import { unfoldPart } from '../steps/unfold-part.ts';
import { violationsOf } from '../support/axe.ts';
import { askCarrier, carrierTook } from '../support/carrier.ts';
import { textsAbout } from '../support/text-folder.ts';

test('OR-09 a customer turns texts on by keyboard after a wrong number, gets one at pickup, and stops them', {
  tag: '@once',
}, async ({ page, browser, person, watch }) => {
  test.setTimeout(240_000);
  watch.expect(/\/texts/);
  const order = await giveOrder(page, person);
  await page.goto(`/orders/${order.id}#texts`);
  const texts = page.getByRole('region', { name: 'Text messages' });
  await openRow(texts);
  const number = texts.getByRole('textbox', { name: /^Mobile number/ });
  const consent = texts.getByRole('checkbox', { name: /^Text me about pickup, arrival and payment/ });
  await number.fill('800 555 0100');
  await page.keyboard.press('Tab');
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(texts.getByRole('button', { name: 'Turn on texts' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(texts.getByText(/^Enter a mobile number in the US or Canada/)).toBeVisible();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('800 555 0100');
  await expect(consent).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);

  await number.fill('816 555 0100');
  await page.keyboard.press('Enter');
  const on = texts.getByText('We text +1 816 555 0100 about pickup and arrival.');
  await expect(on).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await carrierTook(order.id, { daysAgo: 1, deliversIn: 2 });
  await askCarrier();
  const wordsOf = () => textsAbout(order.id).join('\n');
  await expect.poll(wordsOf, { timeout: 60_000 }).toContain(`of order ${order.displayId}`);
  expect(wordsOf()).toContain('To: +18165550100');
  expect(wordsOf()).toContain(`texts are on for order ${order.displayId}.`);

  const staff = await openAs(browser, 'admin', page);
  await staff.page.goto(`/admin/orders/${order.id}`);
  await unfoldPart(staff.page, 'History');
  const history = staff.page.getByRole('list', { name: /^History/ });
  await expect(history).toContainText('Text messages turned on');
  await expect(history).toContainText('Picked up, outbound leg.');
  await staff.close();

  const sent = textsAbout(order.id).length;
  await texts.getByRole('button', { name: 'Stop text messages' }).click();
  await expect(texts.getByText('We no longer text you about this order.')).toBeFocused();
  await page.reload();
  await openRow(texts);
  await expect(number).toBeVisible();
  expect(textsAbout(order.id)).toHaveLength(sent);
});
