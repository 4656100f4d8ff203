import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { rateSheet } from '../../../demo/rate-sheet.ts';
import type { Bag } from '../bag-measures.ts';
import { priceBag, sumSteps } from './bag-price.ts';
import { isCarried } from './billable.ts';
import { laneBetween } from './lane.ts';
import { offersOn } from './offers.ts';
import {
  type Delivery,
  isWaived,
  plainDelivery,
  type SurchargeTrigger,
  surchargeAmount,
  surchargesFor,
} from './surcharge.ts';

const box: Bag = { length: 20, width: 16, height: 14, weight: 40 };
const codes = (delivery: Partial<Delivery>, bag = box) =>
  surchargesFor(rateSheet.surcharges, bag, { ...plainDelivery, ...delivery }).map(({ code }) => code);
const day = (date: string) => calendarDate(date);

describe('surcharges', () => {
  it.each([
    ['nothing but fuel', {}, []],
    ['a residence', { residence: true }, ['residential']],
    ['a remote code', { country: 'US', zip: '69201' }, ['delivery_area']],
    ['the same digits elsewhere', { country: 'MX', zip: '69201' }, []],
    ['no code', { country: 'US', zip: '' }, []],
    ['the first day of the season', { shipDate: day('2026-10-05') }, ['peak']],
    ['the eve of it', { shipDate: day('2026-10-04') }, []],
    ['its last day, past the year', { shipDate: day('2027-01-17') }, ['peak']],
    ['the day after', { shipDate: day('2027-01-18') }, []],
    ['an address set right', { corrected: true }, ['address_correction']],
  ])('OPEN-36 surcharges include %s', (_what, delivery, due) => {
    expect(codes(delivery)).toEqual(['fuel', ...due]);
  });

  it.each([
    [{ length: 48, width: 20, height: 8, weight: 50 }, []],
    [{ length: 48.1, width: 12, height: 12, weight: 20 }, ['additional_handling']],
    [{ length: 40, width: 31, height: 5, weight: 20 }, ['additional_handling']],
    [{ length: 45, width: 15, height: 15, weight: 20 }, []],
    [{ length: 45, width: 16, height: 15, weight: 20 }, ['additional_handling']],
    [{ length: 24, width: 22, height: 20, weight: 20 }, ['additional_handling']],
    [{ length: 20, width: 16, height: 14, weight: 50.5 }, ['additional_handling']],
    [{ length: 97, width: 8, height: 8, weight: 20 }, ['large_package']],
    [{ length: 60, width: 20, height: 16, weight: 20 }, ['large_package']],
    [{ length: 70, width: 15, height: 15, weight: 20 }, ['additional_handling']],
    [{ length: 20, width: 16, height: 14, weight: 111 }, ['large_package']],
  ])('TR-16 surcharges compare %j with the carriers’ thresholds', (bag, due) => {
    expect(codes({}, bag).filter((code) => code !== 'fuel')).toEqual(due);
  });

  it.each([
    ['>', 50, false],
    ['>=', 50, true],
    ['<', 50, false],
    ['<=', 50, true],
    ['==', 50, true],
    ['!=', 50, false],
    ['===', 49, false],
    ['!==', 49, true],
  ] as const)(
    'OPEN-67 surcharges apply to a bag of 50 pounds when weight %s %d: %s',
    (operator, limit, due) => {
      const heavy = { code: 'h', label: 'Heavy', amountCents: cents(100), replaces: [] };
      const when: SurchargeTrigger = { measures: [{ measure: 'weight', operator, limit }] };
      expect(surchargesFor([{ ...heavy, when }], { ...box, weight: 50 })).toHaveLength(due ? 1 : 0);
    },
  );

  it('ER-30 surcharges throw for an unknown operator in a sheet', () => {
    const when = JSON.parse('{"measures":[{"measure":"weight","operator":"=>","limit":50}]}');
    const broken = { code: 'h', label: 'Heavy', amountCents: cents(100), replaces: [], when };
    expect(() => surchargesFor([broken], box)).toThrow(RangeError);
  });

  it('OPEN-36 surcharges can be waived by brand and line, and are then listed at 0', () => {
    expect(isWaived(rateSheet.waivers, 'residential', 'golf', 'golf')).toBe(true);
    expect(isWaived(rateSheet.waivers, 'residential', 'golf', 'trunk')).toBe(false);
    expect(isWaived(rateSheet.waivers, 'residential', 'camps', 'trunk')).toBe(true);
    expect(isWaived([{ brand: '*', line: '*', surcharge: 'fuel' }], 'fuel', 'any', 'any')).toBe(true);
  });

  it('OPEN-36 surcharges may be a percentage of carriage, half a cent rounded up', () => {
    const fuel = { code: 'f', label: 'f', amountCents: cents(10), percent: 7.5, replaces: [], when: {} };
    expect(surchargeAmount(fuel, cents(1007))).toBe(10 + 76);
  });
});

const places = [
  { country: 'US', state: 'NY', latitude: 40.7, longitude: -74 },
  { country: 'US', state: 'HI', latitude: 21.3, longitude: -157.9 },
  { country: 'CA', state: 'ON', latitude: 43.7, longitude: -79.4 },
  ...(rateSheet.international ? Object.values(rateSheet.international.areas).flat() : [])
    .filter((country) => country !== 'US' && country !== 'CA')
    .map((country) => ({ country, state: '', latitude: null, longitude: null })),
];

describe('random shipments', () => {
  it('PR-06 random shipments have price steps that add up exactly to the total, at a cost below it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(...places),
        fc.record({
          length: fc.double({ min: 1, max: 108, noNaN: true }),
          width: fc.double({ min: 1, max: 40, noNaN: true }),
          height: fc.double({ min: 1, max: 40, noNaN: true }),
          weight: fc.double({ min: 1, max: 150, noNaN: true }),
        }),
        fc.record({
          residence: fc.boolean(),
          country: fc.constant('US'),
          zip: fc.constantFrom('10001', '69201', ''),
          shipDate: fc.constantFrom(day('2026-12-01'), day('2026-06-01'), day('2027-05-10'), null),
          corrected: fc.boolean(),
        }),
        fc.constantFrom('golf', 'box', 'trunk', 'bike'),
        fc.constantFrom('golf', 'camps'),
        fc.boolean(),
        fc.boolean(),
        (from, to, bag, delivery, line, brand, roundTripBenefit, promotional) => {
          const lane = laneBetween(rateSheet, from, to);
          if (!lane || !isCarried(rateSheet, bag)) return;
          for (const { service } of offersOn(rateSheet, lane)) {
            const price = priceBag(rateSheet, {
              bag,
              line,
              brand,
              lane,
              service,
              roundTripBenefit,
              promotional,
              delivery,
            });
            expect(sumSteps(price.steps)).toBe(price.totalCents);
            expect(price.steps.every(({ amountCents }) => Number.isSafeInteger(amountCents))).toBe(true);
            const before = price.steps.filter(({ label }) => !/^Round trip|less$/.test(label));
            expect(sumSteps(before)).toBe(price.retailCents);
            expect(price.totalCents).toBeLessThanOrEqual(price.retailCents);
            expect(price.surchargesCents).toBeLessThan(price.retailCents);
            expect(price.costCents).toBeLessThan(price.retailCents);
            expect(price.steps.map(({ label }) => label).join()).not.toMatch(/cost|margin/i);
          }
        },
      ),
    );
  });
});
