import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { somebody } from '../fixtures/somebody.ts';
import { openAs } from '../fixtures/staff.ts';
import { violationsOf } from '../support/axe.ts';
import { row, rows } from '../support/database.ts';

/** Each width has its own state, where no other journey ships. */
const states = {
  regular: { name: 'Vermont', d_city: 'Burlington', d_state: 'VT', d_zip: '05401' },
  compact: { name: 'Rhode Island', d_city: 'Providence', d_state: 'RI', d_zip: '02903' },
};
const stateOf = (project: string) => states[project === 'compact' ? 'compact' : 'regular'];
const sentenceOf = (state: string): string => `UPS drivers in ${state} are on strike until Dec 18.`;

// A strike that remains from a failed run would break the next run.
test.afterEach(({ page: _ }, { project }) =>
  rows('update incidents set ended_at = now() where sentence = $1 and ended_at is null returning id', [
    sentenceOf(stateOf(project.name).name),
  ]),
);

const carrierOf = async (id: string): Promise<string> =>
  (
    await row<{ carrier: string }>(
      "select shipment #>> '{booking,legs,0,carrier}' as carrier from orders where id = $1",
      [id],
    )
  ).carrier;

test('CO-123 in a strike staff move the affected orders to another carrier, and leave one out @wide', async ({
  page,
  person,
  browser,
}, { project }) => {
  const { name, ...to } = stateOf(project.name);
  const form = {
    ...to,
    'd_zip-first-part': to.d_zip,
    pickup_carrier: 'UPS',
    pickup_carrier_service_level_id: '11',
    arrival_date: '',
  };
  const kept = await giveOrder(page, somebody(), form);
  const { id, displayId } = await giveOrder(page, person, form);
  const staff = await openAs(browser, 'adminplus', page);
  const desk = staff.page;
  await desk.goto('/admin/incidents/new');
  await desk.getByRole('textbox', { name: 'What customers read' }).fill(sentenceOf(name));
  await desk.getByRole('combobox', { name: 'State', exact: true }).selectOption(name);
  await desk.getByRole('checkbox', { name: 'UPS' }).check();
  await desk.getByLabel('In force until').fill('2026-12-18');
  await desk.getByLabel('Last affected day').fill('2026-12-18');
  await desk.getByRole('button', { name: 'Start incident' }).click();
  await desk
    .getByRole('dialog', { name: 'Stop selling?' })
    .getByRole('button', { name: 'Stop selling' })
    .click();

  await desk.getByRole('button', { name: 'Move to another carrier' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Move to another carrier' });
  await expect(dialog.getByText(/^\d+ orders move\.$/)).toBeVisible();
  for (const order of await dialog.getByRole('checkbox').all()) await order.uncheck();
  await dialog.getByRole('checkbox', { name: displayId }).check();
  await expect(
    dialog
      .getByRole('listitem')
      .filter({ hasText: displayId })
      .getByText(/UPS Ground, arrival .+ becomes FedEx Ground/),
  ).toBeVisible();
  expect(await violationsOf(desk, 'dialog')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The trip starts before the strike ends');
  await dialog.getByRole('button', { name: 'Move 1 order' }).click();
  await expect(desk.getByText('1 order moved to another carrier.', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  const report = desk.getByRole('region', { name: 'Move to another carrier. Done' });
  await expect(report.getByRole('link', { name: displayId })).toHaveAttribute('href', `/admin/orders/${id}`);
  expect(await violationsOf(desk, 'main')).toEqual([]);
  expect([await carrierOf(id), await carrierOf(kept.id)]).toEqual(['FEDEX', 'UPS']);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
