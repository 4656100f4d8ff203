import { clientLog } from '@sendahead/shared-contracts/analytics/calls';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import fc from 'fast-check';
import { ignoredLinkValues } from './ignored-link-values.ts';
import { logIgnoredLink } from './log-ignored-link.ts';

const today = calendarDate('2026-12-01');
const ignored = (query: Record<string, string>) => ignoredLinkValues(query, golfBrand(), today);

describe('link values that the page ignores', () => {
  it('RT-03 to RT-16: a good link has no ignored values', () => {
    expect(
      ignored({
        shipping_from: 'Pine Hollow',
        o_phone: '910 555 0187',
        d_country: 'us',
        d_address: "1 O'Neil St #2",
        d_zip: '78701-1234',
        triptype: 'round_trip',
        oneway: 'true',
        ship_date: '12/24/2026',
        travname: 'Zoë Lee',
        travemail: 'zoe@home.test',
        product: 'GOLF-S, GOLF-L-2',
        golfqty: '2',
        utm_source: 'mail',
        bagqty: '',
      }),
    ).toBeNull();
  });

  it.each([
    [{ golfqty: '<script>' }, 'link ignored: golfqty'],
    [{ triptype: '__proto__', ship_date: '11/30/2026' }, 'link ignored: triptype ship_date'],
    [{ product: 'GOLF-S,KAYAK' }, 'link ignored: product'],
    [{ travemail: 'ann', somebody: 'Ann Lee' }, 'link ignored: travemail +1'],
    [{ constructor: 'x', d_address: '<b>' }, 'link ignored: d_address +1'],
  ])('RT-03 to RT-16: the report on %j names the parameters', (query, line) =>
    expect(ignored(query)).toBe(line),
  );

  it('EP-58 the report contains no value and no invented name, and never more than the call accepts', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        const line = ignored(query);
        expect(line === null || /^link ignored:( [a-z_]+)*( \d+ known)?( \+\d+)?$/.test(line)).toBe(true);
        expect(line?.length ?? 0).toBeLessThanOrEqual(60);
      }),
    );
    const all = Object.fromEntries(
      ['o', 'd'].flatMap((end) => ['zip', 'city', 'state', 'address'].map((f) => [`${end}_${f}`, '<>'])),
    );
    expect(ignored(all)).toBe('link ignored: 8 known +0');
  });

  it('EP-58 an ignored link is reported once, and a failed report is ignored', async () => {
    const now = Date.parse('2026-12-01T15:00:00Z');
    const api = fakeApi(answering(clientLog, { success: true }));
    await logIgnoredLink(api, guestBoot(), '?golfqty=x&travname=%3Cb%3E', now);
    expect(api.calls.map(({ input }) => input)).toEqual([
      { body: { operation: 'link ignored: golfqty travname' } },
    ]);
    await logIgnoredLink(api, guestBoot(), '?golfqty=2', now);
    expect(api.calls).toHaveLength(1);
    const down = fakeApi(answering(clientLog, () => Promise.reject(refusal(503, 'unavailable'))));
    await expect(logIgnoredLink(down, guestBoot(), '?golfqty=x', now)).resolves.toBeUndefined();
  });
});
