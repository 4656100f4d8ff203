import { contractStep } from '@sendahead/shared-contracts/pricing/words';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { rateSheet } from '../../../demo/rate-sheet.ts';
import { priceBag } from './bag-price.ts';
import { type ContractPrice, contractAmount, contractFor } from './contract-price.ts';
import { laneBetween } from './lane.ts';

const row = (more: Partial<ContractPrice> = {}): ContractPrice => ({
  id: 'ctp_1',
  clubId: 1,
  brand: null,
  line: null,
  carrier: null,
  tenths: -80,
  firstDay: '2026-12-01',
  lastDay: '2026-12-31',
  ...more,
});
const bag = { brand: 'golf', line: 'golf', carrier: 'FEDEX', day: '2026-12-10' };

const anyDay = fc.integer({ min: 1, max: 31 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`);
const anyRow = fc
  .record({
    id: fc.uuid(),
    brand: fc.constantFrom(null, 'golf', 'ski'),
    line: fc.constantFrom(null, 'golf', 'luggage'),
    carrier: fc.constantFrom(null, 'FEDEX', 'UPS'),
    tenths: fc.integer({ min: -500, max: 500 }),
    firstDay: anyDay,
    lastDay: fc.option(anyDay, { nil: null }),
  })
  .map((fields): ContractPrice => ({ ...fields, clubId: 1 }));
const anyBag = fc.record({
  brand: fc.constantFrom('golf', 'ski'),
  line: fc.constantFrom('golf', 'luggage'),
  carrier: fc.constantFrom('FEDEX', 'UPS'),
  day: anyDay,
});
const anyCarriage = fc.integer({ min: 0, max: 500_000 }).map(cents);

describe('CO-96 a club’s contract price', () => {
  it('applies from its first day to its last, inclusive', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
    expect(days.map((day) => contractFor([row()], { ...bag, day })?.tenths)).toEqual([
      undefined,
      -80,
      -80,
      undefined,
    ]);
    expect(contractFor([row({ lastDay: null })], { ...bag, day: '2031-01-01' })?.tenths).toBe(-80);
  });

  it('a contract price never applies when it was ended before its first day', () => {
    expect(contractFor([row({ lastDay: '2026-11-30' })], { ...bag, day: '2026-12-01' })).toBeUndefined();
  });

  it.each([
    ['brand', { brand: 'ski' }],
    ['product line', { line: 'luggage' }],
    ['carrier', { carrier: 'UPS' }],
  ])('a contract price does not apply to another %s than its own', (_, own) => {
    expect(contractFor([row(own)], bag)).toBeUndefined();
  });

  it('yields to one that names more of brand, line and carrier, even when that one is higher', () => {
    const rows = [
      row({ tenths: -200 }),
      row({ line: 'golf', tenths: -100 }),
      row({ line: 'golf', carrier: 'FEDEX', tenths: 50 }),
    ];
    expect(contractFor(rows, bag)?.tenths).toBe(50);
    expect(contractFor(rows, { ...bag, carrier: 'UPS' })?.tenths).toBe(-100);
    expect(contractFor(rows, { ...bag, line: 'luggage' })?.tenths).toBe(-200);
  });

  it('yields to the lowest of those that are equally specific', () => {
    const rows = [row({ brand: 'golf', tenths: -50 }), row({ carrier: 'FEDEX', tenths: -60 })];
    expect(contractFor(rows, bag)?.tenths).toBe(-60);
  });

  it.each([
    [10_000, -80, -800],
    [105, -500, -52],
    [5, -100, 0],
    [5, 100, 1],
    [999, 75, 75],
    [10_000, 0, 0],
  ])(
    'a contract price of %d cents and %d tenths is %d cents, half a cent of the price rounded up',
    (carriage, tenths, amount) => {
      expect(contractAmount(cents(carriage), tenths)).toBe(amount);
    },
  );

  it('leaves no price below zero and none more than half above', () => {
    fc.assert(
      fc.property(anyCarriage, fc.integer({ min: -500, max: 500 }), (carriage, tenths) => {
        const price = carriage + contractAmount(carriage, tenths);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(Math.floor(carriage * 1.5 + 0.5));
      }),
    );
  });

  it('a contract price is the same for any order of the rows', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 8 })
          .chain((rows) =>
            fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
          ),
        anyBag,
        ([rows, shuffled], subject) => {
          expect(contractFor(shuffled, subject)).toEqual(contractFor(rows, subject));
        },
      ),
    );
  });

  it('ignores rows whose days do not include the pickup', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 6 }),
        fc.array(anyRow, { maxLength: 6 }),
        anyBag,
        (rows, more, subject) => {
          const outside = more.filter(
            ({ firstDay, lastDay }) => subject.day < firstDay || (lastDay !== null && subject.day > lastDay),
          );
          expect(contractFor([...rows, ...outside], subject)).toEqual(contractFor(rows, subject));
        },
      ),
    );
  });

  it('a contract price is shown in the price with its club and its sign', () => {
    expect([-80, 50, 75].map((tenths) => contractStep('Heronsway', tenths))).toEqual([
      'Contract price, Heronsway: -8%',
      'Contract price, Heronsway: +5%',
      'Contract price, Heronsway: +7.5%',
    ]);
  });

  it('changes only a bag’s carriage: surcharges and our cost are unaffected, and no bag is below zero', () => {
    const lane = laneBetween(
      rateSheet,
      { country: 'US', state: 'NY', latitude: 40.7484, longitude: -73.9967 },
      { country: 'US', state: 'CA', latitude: 37.7725, longitude: -122.4147 },
    );
    const measure = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(
        fc.record({ length: measure, width: measure, height: measure, weight: measure }),
        fc.constantFrom(...rateSheet.services),
        fc.integer({ min: -500, max: 500 }),
        fc.boolean(),
        (bagOf, service, tenths, roundTripBenefit) => {
          if (!lane) throw new Error('no lane');
          const request = { bag: bagOf, line: 'golf', brand: 'golf', lane, service, roundTripBenefit };
          const plain = priceBag(rateSheet, request);
          const agreed = priceBag(rateSheet, { ...request, contract: { club: 'Heronsway', tenths } });
          const carriage = cents(plain.retailCents - plain.surchargesCents);
          expect(agreed.retailCents - plain.retailCents).toBe(contractAmount(carriage, tenths));
          expect([agreed.surchargesCents, agreed.costCents]).toEqual([
            plain.surchargesCents,
            plain.costCents,
          ]);
          expect(agreed.steps.reduce((sum, step) => sum + step.amountCents, 0)).toBe(agreed.totalCents);
          expect(agreed.totalCents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
