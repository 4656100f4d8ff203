import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import type { Booking } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';
import {
  agree,
  ask,
  decline,
  mailTo,
  prepareTrip,
  readShare,
  splitMails,
  standing,
  stop,
  tokenOf,
} from '../../testing/split-bill.ts';
import { reminderAt, remindShares } from './remind-shares.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const customer = signedInBrowser(shop);
beforeEach(() => shop.moveClock(testInstant));

/** A bill that was split now, for bags that leave in two weeks. */
async function askedNow(): Promise<Booking> {
  const booking = await prepareTrip(customer, { pickup_date: '2026-12-08', arrival_date: '' });
  const answer = await ask(booking, { nonce: await shop.gateway.nonce() });
  expect(answer.json().status).toBe(true);
  return booking;
}
const remind = () => remindShares(shop.context);
const laterBy = (hours: number) =>
  shop.moveClock(new Date(Date.parse(testInstant) + hours * 3_600_000).toISOString());
const remindersOf = async (booking: Booking) =>
  (await splitMails(shop, booking))
    .filter(({ kind }) => kind === 'reminder')
    .map(({ to }) => to?.[0]?.address);
const robin = 'robin@lane.test';
const kim = 'kim@lane.test';

describe('the reminder of a split bill', () => {
  it('PY-31 payers who have not answered are reminded once, after half of their time; both links work', async () => {
    const booking = await askedNow();
    const first = await tokenOf(shop, booking, robin);
    const guest = await shop.browser();
    await agree(guest, await tokenOf(shop, booking, kim), await shop.gateway.nonce());
    await laterBy(23);
    await remind();
    expect((await standing(booking)).shares.map(({ reminded_at }) => reminded_at)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await laterBy(25);
    await Promise.all([remind(), remind()]);
    const mail = await mailTo(shop, booking, 'reminder', robin);
    expect(mail.subject).toMatch(/Reminder: please answer about your \$[\d.]+ share$/);
    expect(mail.text).toMatch(/No one is charged until everyone agrees/);
    await remind();
    for (const token of [first, await tokenOf(shop, booking, robin, 'reminder')])
      expect((await readShare(await shop.browser(), token)).json()).toMatchObject({
        name: 'Robin Lane',
        state: 'asked',
      });
    const { shares } = await standing(booking);
    expect(shares.map(({ name, reminded_at }) => [name, reminded_at !== undefined])).toEqual([
      ['Casey Lane', false],
      ['Robin Lane', true],
      ['Kim Lane', false],
    ]);
    await laterBy(40);
    await remind();
    expect(await remindersOf(booking)).toEqual([robin]);
    await stop(booking);
  });

  it('PY-31 nobody is reminded who declined, or of a bill that was stopped', async () => {
    const declined = await askedNow();
    const guest = await shop.browser();
    for (const address of [robin, kim]) await decline(guest, await tokenOf(shop, declined, address));
    const stopped = await askedNow();
    await tokenOf(shop, stopped, robin);
    await stop(stopped);
    await laterBy(25);
    const enqueue = jest.fn();
    await remindShares({ ...shop.context, jobs: { enqueue } });
    expect(enqueue).not.toHaveBeenCalled();
    await stop(declined);
  });

  it('PY-31 a reminder is sent by day, before the end, and not to those who were asked only just now', () => {
    const zone = 'America/New_York';
    const start = Date.parse('2026-12-01T00:00:00Z');
    const times = fc.tuple(fc.nat(60 * 24 * 7), fc.integer({ min: 1, max: 48 * 60 }));
    fc.assert(
      fc.property(times, ([minute, minutes]) => {
        const from = start + minute * 60_000;
        const until = from + minutes * 60_000;
        const [created_at, expires_at] = [from, until].map((at) => new Date(at).toISOString());
        const at = reminderAt({ created_at: created_at ?? '', expires_at: expires_at ?? '' }, zone);
        if (minutes < 6 * 60) expect(at).toBeNull();
        if (at === null) return;
        const { hour } = DateTime.fromMillis(at, { zone });
        expect([at >= from + (until - from) / 2, at < until, hour >= 8 && hour < 21]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    );
  });
});
