import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import * as fc from 'fast-check';
import { startTestApp, type TestApp, testInstant } from '../../../testing/test-app.ts';
import { CarrierRefused } from '../port.ts';
import { carriage } from '../testing/carriage.ts';
import { sandboxCarrier } from './adapter.ts';
import { journeyOf } from './journey.ts';
import { trackingNumber } from './tracking-number.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.moveClock(testInstant));
const carrier = () => sandboxCarrier(server.context.db, server.context.clock);

describe('the embedded carrier', () => {
  it('sells one label per reference, also to twenty concurrent requests', async () => {
    const buy = () => carrier().buy({ reference: 'pcl_a', carriage: carriage() });
    const sold = await Promise.all(Array.from({ length: 20 }, buy));
    expect(new Set(sold.map(({ trackingNumber: number }) => number)).size).toBe(1);
    expect(await carrier().find('pcl_a')).toEqual(sold[0]);
    expect(await carrier().find('pcl_b')).toBeUndefined();
  });

  it('sells no label for a day too far ahead', async () => {
    const far = carriage({ shipDate: calendarDate('2026-12-04') });
    await expect(carrier().buy({ reference: 'pcl_far', carriage: far })).rejects.toThrow(CarrierRefused);
  });

  it('voids a label only until it is used', async () => {
    const used = await carrier().buy({ reference: 'pcl_c', carriage: carriage() });
    const unused = await carrier().buy({ reference: 'pcl_d', carriage: carriage() });
    expect(await carrier().void(unused)).toBe('voided');
    expect(await carrier().void(unused)).toBe('voided');
    expect((await carrier().track(unused)).map(({ status }) => status)).toEqual(['cancelled']);
    server.moveClock('2026-11-24T20:00:00Z');
    expect(await carrier().void(used)).toBe('refused');
  });

  it('sends tracking events in order, up to the delivery', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'Pacific/Honolulu',
      'America/St_Johns',
      'Europe/London',
    );
    fc.assert(
      fc.property(
        fc.nat(700),
        fc.integer({ min: 1, max: 12 }),
        zones,
        zones,
        (from, days, fromZone, toZone) => {
          const shipDate = addDays(calendarDate('2026-01-01'), from);
          const arrivalDate = addDays(shipDate, days);
          const events = journeyOf(
            carriage({ shipDate, arrivalDate, fromZone, toZone }),
            '2025-12-01T00:00:00.000Z',
          );
          expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
          expect(events.at(-1)?.status).toBe('delivered');
        },
      ),
    );
  });
});

describe('TC-01 the embedded carrier’s test values', () => {
  const played = (street2: string) =>
    journeyOf(carriage({ to: { ...carriage().to, street2 } }), '2026-11-23T15:00:00.000Z');
  it.each([
    ['Delay suite', 'delayed', '2026-12-03'],
    ['Weather suite', 'weather', '2026-12-03'],
    ['Customs suite', 'at_customs', '2026-12-04'],
    ['Attempt suite', 'attempted', '2026-12-03'],
    ['Collect suite', 'ready_to_collect', '2026-12-03'],
  ])(
    '%s: the bag is %s, and arrives on another day, which the carrier reports as well',
    (street2, detail, day) => {
      const events = played(street2);
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
      expect(events.find((event) => event.detail === detail)?.expectedOn).toBe(day);
      expect(events.at(-1)).toMatchObject({ status: 'delivered' });
      expect(events.at(-1)?.at.slice(0, 10)).toBe(day);
    },
  );

  it('a damaged bag arrives on its day, and a lost one is never found', () => {
    expect(played('Damage suite').at(-1)).toMatchObject({ status: 'delivered', detail: 'damaged' });
    expect(played('Lost suite').at(-1)).toMatchObject({ status: 'exception', detail: 'lost' });
  });
});

describe('tracking numbers', () => {
  it('tracking numbers have the format and the check digit of their carrier', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), (serial) => {
        expect(trackingNumber('UPS', 'DOMESTIC_GROUND', serial)).toMatch(/^1Z5A0A1103\d{8}$/);
        const digits = [...trackingNumber('FEDEX', 'DOMESTIC_GROUND', serial)].map(Number);
        const sum = digits
          .slice(0, 11)
          .reduce((total, digit, index) => total + digit * ([3, 1, 7][index % 3] ?? 0), 0);
        expect(digits).toHaveLength(12);
        expect(digits[11]).toBe((sum % 11) % 10);
        const dhl = trackingNumber('DHL', 'INTERNATIONAL_PRIORITY', serial);
        expect(dhl).toMatch(/^51\d{8}$/);
        expect(Number(dhl.slice(0, 9)) % 7).toBe(Number(dhl.slice(9)));
      }),
    );
    expect(() => trackingNumber('CANADAPOST', 'DOMESTIC_GROUND', 1)).toThrow('CANADAPOST');
    expect(trackingNumber('FEDEX', 'DOMESTIC_GROUND', 1)).not.toBe(
      trackingNumber('FEDEX', 'DOMESTIC_GROUND', 2),
    );
  });
});
