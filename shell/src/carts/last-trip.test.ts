import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, type FakeAnswer, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readLastTrip } from '@sendahead/shared-contracts/orders/last-trip-calls';
import { keptTexts } from '../testing/kept-texts.ts';
import { forgetDeclined, offerLastTrip } from './last-trip.ts';

const trip = {
  order_id: 'ord_1',
  from: 'Denver',
  to: 'Pebble Beach',
  round_trip: false,
  items: [{ line: 'golf', count: 2 }],
};

function opened({
  role = 'consumer' as 'consumer' | 'guest' | 'admin',
  isEmpty = true,
  storage = keptTexts(),
  given = answering(readLastTrip, { trip }) as FakeAnswer,
  page = new EventTarget() as Document,
} = {}) {
  const boot = guestBoot();
  const api = fakeApi(given);
  const filled: string[] = [];
  const reports: unknown[] = [];
  const offer = offerLastTrip({
    boot: { ...boot, session: { ...boot.session, role } },
    storage,
    isEmpty,
    page,
    api,
    fill: async (orderId) => {
      filled.push(orderId);
      return { repeated: 'again', before: null };
    },
    report: (error) => void reports.push(error),
  });
  return { offer, api, filled, reports, boot, page };
}

describe('the offer of the last trip', () => {
  it('TR-21 a customer with an empty booking is offered the last trip with the brand, which fills the booking in', async () => {
    const { offer, api, filled, boot } = opened();
    expect(await offer?.trip).toEqual(trip);
    expect(api.calls).toMatchObject([{ input: { query: { brand_id: boot.brand.id } } }]);
    expect(await offer?.repeat('ord_1')).toEqual({ repeated: 'again', before: null });
    expect(filled).toEqual(['ord_1']);
  });

  it.each([
    ['a guest', { role: 'guest' as const }],
    ['staff', { role: 'admin' as const }],
    ['a booking under way', { isEmpty: false }],
  ])('TR-21 no offer is made or requested for %s', (_of, given) => {
    const { offer, api } = opened(given);
    expect([offer, api.calls]).toEqual([null, []]);
  });

  it('TR-21 a declined offer is repeated only after a cart began', () => {
    const storage = keptTexts();
    opened({ storage }).offer?.decline();
    forgetDeclined('golf', storage, null);
    expect(opened({ storage }).offer).toBeNull();
    forgetDeclined('golf', storage, { id: 'crt_1', displayId: 'SA-1', token: 'secret' });
    expect(opened({ storage }).offer).not.toBeNull();
  });

  it('TR-21 the offer is dropped once somebody has begun, so that no field moves', async () => {
    const { offer, page } = opened();
    page.dispatchEvent(new Event('keydown'));
    expect(await offer?.trip).toBeNull();
  });

  it('TR-21 a last trip that fails to load is reported, and the page goes on without it', async () => {
    const { offer, reports } = opened({
      given: answering(readLastTrip, () => {
        throw refusal(500, 'internal');
      }),
    });
    expect(await offer?.trip).toBeNull();
    expect(reports).toHaveLength(1);
  });
});
