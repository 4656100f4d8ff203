import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { somebody } from '../fixtures/somebody.ts';
import { openAs } from '../fixtures/staff.ts';
import { violationsOf } from '../support/axe.ts';
import { row, rows } from '../support/database.ts';
import { linkTo } from '../support/mail-folder.ts';

/** Each width has its own state, where no other journey ships. */
const states = {
  regular: { name: 'Maine', d_city: 'Portland', d_state: 'ME', d_zip: '04101' },
  compact: { name: 'New Hampshire', d_city: 'Manchester', d_state: 'NH', d_zip: '03101' },
};
const stateOf = (project: string) => states[project === 'compact' ? 'compact' : 'regular'];
const sentenceOf = (state: string): string => `UPS drivers in ${state} are on strike until Dec 18.`;

// A strike that remains from a failed run would break the next run.
test.afterEach(({ page: _ }, { project }) =>
  rows('update incidents set ended_at = now() where sentence = $1 and ended_at is null returning id', [
    sentenceOf(stateOf(project.name).name),
  ]),
);

/** Starts the strike; returns how many orders it affects, with those that an earlier run left. */
async function startStrike(desk: Page, { name, d_state }: (typeof states)['regular']): Promise<number> {
  await desk.goto('/admin/incidents/new');
  await desk.getByRole('textbox', { name: 'What customers read' }).fill(sentenceOf(name));
  await desk.getByRole('combobox', { name: 'State', exact: true }).selectOption(name);
  await desk.getByRole('checkbox', { name: 'UPS' }).check();
  await desk.getByLabel('In force until').fill('2026-12-18');
  await desk.getByLabel('Last affected day').fill('2026-12-18');
  const affected = desk.getByRole('status').filter({ hasText: /^\d+ orders, \$/ });
  const count = Number((await affected.textContent())?.split(' ')[0]);
  await desk.getByRole('button', { name: 'Start incident' }).click();
  await desk
    .getByRole('dialog', { name: 'Stop selling?' })
    .getByRole('button', { name: 'Stop selling' })
    .click();
  await expect(desk.getByRole('heading', { name: `Strike: ${d_state}, US` })).toBeVisible();
  return count;
}

const pickupOf = async (id: string): Promise<string> =>
  (
    await row<{ day: string }>(
      "select shipment #>> '{legs,0,pickup_date}' as day from orders where id = $1",
      [id],
    )
  ).day;

test('CO-120 CO-121 on a bad day staff move the affected pickups, move them back, and cancel one order with its refund @wide', async ({
  page,
  person,
  browser,
}, { project }) => {
  const state = stateOf(project.name);
  const { name: _, ...to } = state;
  const form = {
    ...to,
    'd_zip-first-part': to.d_zip,
    pickup_carrier: 'UPS',
    pickup_carrier_service_level_id: '11',
    arrival_date: '',
  };
  const kept = await giveOrder(page, somebody(), form);
  const { id, displayId } = await giveOrder(page, person, form);
  const before = [await pickupOf(kept.id), await pickupOf(id)];
  const staff = await openAs(browser, 'adminplus', page);
  const desk = staff.page;
  const all = await startStrike(desk, state);

  await desk.getByRole('button', { name: 'Move affected pickups' }).click();
  const move = desk.getByRole('dialog', { name: 'Move pickups' });
  await expect(move.getByLabel('New pickup day')).toHaveValue('2026-12-21');
  await move.getByRole('button', { name: 'Move pickups' }).click();
  await expect(desk.getByText(`${all} pickups moved to Mon, Dec 21.`)).toBeVisible({ timeout: 20_000 });

  await desk.getByRole('button', { name: 'Move pickups back' }).click();
  const back = desk.getByRole('dialog', { name: 'Move pickups back' });
  await expect(back.getByText(`${all} pickups move back.`)).toBeVisible();
  expect(await violationsOf(desk, 'dialog')).toEqual([]);
  await back.getByRole('textbox', { name: 'Reason' }).fill('The strike is shorter');
  await back.getByRole('button', { name: `Move ${all} pickups back` }).click();
  await expect(desk.getByText(`${all} pickups moved back.`, { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  expect([await pickupOf(kept.id), await pickupOf(id)]).toEqual(before);

  await desk.getByRole('button', { name: 'Cancel and refund orders' }).click();
  const cancel = desk.getByRole('dialog', { name: 'Cancel and refund orders' });
  await expect(cancel.getByText(/^\d+ orders are canceled, and \$[\d,.]+ is refunded\.$/)).toBeVisible();
  for (const order of await cancel.getByRole('checkbox').all()) await order.uncheck();
  await cancel.getByRole('checkbox', { name: displayId }).check();
  const { total } = await row<{ total: number }>('select total_cents as total from orders where id = $1', [
    id,
  ]);
  const sum = `$${(total / 100).toFixed(2)}`;
  await expect(cancel.getByText(`1 order is canceled, and ${sum} is refunded.`)).toBeVisible();
  expect(await violationsOf(desk, 'dialog')).toEqual([]);
  await cancel.getByRole('textbox', { name: 'Reason' }).fill('The trip starts before the strike ends');
  await cancel.getByRole('button', { name: 'Cancel 1 order' }).click();
  await expect(desk.getByText(`1 order canceled, ${sum} refunded.`, { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  const report = desk.getByRole('region', { name: 'Cancel and refund orders. Done' });
  await expect(report.getByRole('link', { name: displayId })).toHaveAttribute('href', `/admin/orders/${id}`);
  expect(await violationsOf(desk, 'main')).toEqual([]);

  await page.goto(`/orders/${id}`);
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect(await linkTo(person.email, `/orders/${id}`)).toContain(id);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
