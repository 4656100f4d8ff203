import { sql } from 'kysely';
import { travelerMailJob } from '../../../modules/orders/public/mails/jobs.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { until } from '../../../testing/until.ts';
import { undoingShop } from '../../amend/undo-change/testing/undoing-shop.ts';
import { shippingOf, stepMails } from '../../testing/shipping.ts';
import { sendHeld } from './held-cancellation.ts';

const { labeled, post, shop, undo } = undoingShop();
const [bag] = Object.values(oneWayForm.traveler ?? {});
const traveler = (first: string, t_email: string) => ({
  ...bag,
  t_first_name: first,
  t_last_name: 'Lane',
  t_name: `${first} Lane`,
  t_email,
});
const two = {
  additional_travelers: '1',
  traveler: { 1: traveler('Casey', 'customer@demo.test'), 2: traveler('Robin', 'robin@lane.test') },
};
/** The mails of a step that went to a traveler other than the owner. */
const toTravelers = async (orderId: string, step: string): Promise<string[]> => {
  const mails = await stepMails(shop, orderId, [step]);
  return [...mails.keys()].filter((kind) => kind.startsWith('traveler.') && kind.endsWith(step));
};
const canceled = (orderId: string) =>
  ({ orderId, step: 'cancelled', leg: 'outbound', generation: 1 }) as const;

describe('the mails of a cancellation to travelers', () => {
  it('CH-28 a cancellation reaches travelers when its undo time is over, and its owner immediately', async () => {
    const { orderId } = await labeled(two);
    await post(`${orderId}/cancel`);
    expect(await toTravelers(orderId, 'cancelled.outbound.1')).toEqual([]);
    // The job is sent after the owner's mail.
    const waits = await until(async () => {
      const { rows } = await sql<{ waits: number }>`
        select extract(epoch from start_after - created_on)::float8 as waits from pgboss.job
        where name = ${travelerMailJob.name} and data->>'orderId' = ${orderId}`.execute(shop.context.db);
      return rows.length > 0 && rows.map((row) => Math.round(row.waits));
    });
    expect(waits).toEqual([600]);
    await sendHeld(shippingOf(shop), canceled(orderId));
    expect(await toTravelers(orderId, 'cancelled.outbound.1')).toHaveLength(1);
  });

  it('CH-28 travelers get no mail of a cancellation that was undone, nor of its undoing', async () => {
    const { orderId } = await labeled(two);
    await post(`${orderId}/cancel`);
    await undo(orderId);
    expect(await toTravelers(orderId, 'undone.outbound.2')).toEqual([]);
    await sendHeld(shippingOf(shop), canceled(orderId));
    expect(await toTravelers(orderId, 'cancelled.outbound.1')).toEqual([]);
  });

  it('CH-28 a change after a canceled leg tells travelers of the other leg alone, and the cancellation still reaches them', async () => {
    const { orderId } = await labeled({ ...roundTripForm, ...two });
    await post(`${orderId}/legs/return/cancel`, { comment: 'Flying home' });
    const mail = { orderId, step: 'leg_cancelled', leg: 'return', generation: 1 } as const;
    const day = { pickup_date: '2026-11-25' };
    const { difference_cents } = (await post(`${orderId}/change/price`, day)).json();
    const changed = await post(`${orderId}/change`, { change: day, difference_cents });
    expect(changed.statusCode).toBe(200);
    await sendHeld(shippingOf(shop), mail);
    expect(await toTravelers(orderId, 'leg_cancelled.return.1')).toHaveLength(1);
    const name = 'changed.outbound.2';
    const texts = await until(async () => {
      const mails = [...(await stepMails(shop, orderId, [name]))];
      const found = mails.filter(([kind]) => kind.startsWith('traveler.'));
      return found.length > 0 && found.map(([, { text }]) => text);
    });
    for (const text of texts) expect(text).not.toContain('Return');
  });
});
