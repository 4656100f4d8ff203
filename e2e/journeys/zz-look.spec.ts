import { expect, test } from '../fixtures/journey.ts';
import { placedOrder } from '../steps/place-saved.ts';
import { rows } from '../support/database.ts';

test('look', { tag: '@once' }, async ({ page, ship, receipt, person, watch }) => {
  test.setTimeout(300_000);
  watch.expect(/.*/);
  const id = await placedOrder({ page, ship, receipt, person });
  const out = '/tmp/looks';
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/orders/${id}`);
      await page.getByRole('region', { name: 'Change or cancel' }).waitFor();
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/order-${scheme}-${width}.png`, fullPage: true });
      for (const name of ['Another day', 'Another address', 'Cancel']) {
        await page.getByRole('button', { name, exact: true }).click();
        await page.waitForTimeout(900);
        await page.screenshot({ path: `${out}/dialog-${name.replace(' ', '-')}-${scheme}-${width}.png` });
        await page.keyboard.press('Escape');
      }
    }
  }
  await rows(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_copy' || g, 'display_id', 'SA-T' || g, 'attempt_id', null, 'cart_id', o.cart_id))).*
       from orders o, generate_series(1, 499) g where o.id = $1`,
    [id],
  ).catch((error) => console.log(String(error)));
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/orders');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/orders-${width}.png` });
    for (;;) {
      const more = page.getByRole('button', { name: 'Show more' });
      if (!(await more.isVisible().catch(() => false))) break;
      await more.click();
      await page.waitForTimeout(600);
    }
    const count = await page.getByRole('link', { name: /^Open order|Fallowmere/ }).count();
    const frames = await page.evaluate(async () => {
      window.scrollTo(0, 0);
      const times: number[] = [];
      let last = performance.now();
      for (let turn = 0; turn < 300; turn += 1) {
        window.scrollBy(0, 200);
        await new Promise((done) => requestAnimationFrame(done));
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      times.sort((a, b) => a - b);
      return {
        p50: times[150],
        p95: times[285],
        p99: times[297],
        most: times[299],
        height: document.body.scrollHeight,
      };
    });
    console.log(width, count, JSON.stringify(frames));
  }
  expect(true).toBe(true);
});
