import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { rateSheet } from '../../demo/rate-sheet.ts';
import { type Bag, measuresOf } from './bag-measures.ts';
import { priceBag, sumSteps } from './public/bag-price.ts';
import { billableWeight, dimensionalWeight, isCarried } from './public/billable.ts';
import { distanceMiles } from './public/distance.ts';
import { type Lane, type LaneEnd, laneBetween } from './public/lane.ts';
import { offersOn } from './public/offers.ts';
import { surchargesFor } from './public/surcharge.ts';

const newYork: LaneEnd = { country: 'US', state: 'NY', latitude: 40.7484, longitude: -73.9967 };
const sanFrancisco: LaneEnd = { country: 'US', state: 'CA', latitude: 37.7725, longitude: -122.4147 };
const philadelphia: LaneEnd = { country: 'US', state: 'PA', latitude: 39.9524, longitude: -75.1642 };
const honolulu: LaneEnd = { country: 'US', state: 'HI', latitude: 21.3095, longitude: -157.863 };
const toronto: LaneEnd = { country: 'CA', state: 'ON', latitude: 43.6525, longitude: -79.3686 };
const golf: Bag = { length: 48, width: 12, height: 12, weight: 42 };
const staff: Bag = { length: 52, width: 15, height: 15, weight: 56 };
const bike: Bag = { length: 54, width: 30, height: 9, weight: 55 };

const lane = (from: LaneEnd, to: LaneEnd): Lane => {
  const found = laneBetween(rateSheet, from, to);
  if (!found) throw new Error('no lane');
  return found;
};
const service = (name: string) => {
  const found = rateSheet.services.find((entry) => entry.systemName === name);
  if (!found) throw new Error('no service');
  return found;
};
const price = (bag: Bag, way: Lane, name = 'DOMESTIC_GROUND', more = {}) =>
  priceBag(rateSheet, {
    bag,
    line: 'golf',
    brand: 'golf',
    lane: way,
    service: service(name),
    roundTripBenefit: false,
    ...more,
  });

/** Surcharges that depend on the bag itself. */
const bagSurcharges = (bag: Bag) =>
  surchargesFor(rateSheet.surcharges, bag).filter((surcharge) => surcharge.when.always !== true);

const anyEnd = fc.record({
  country: fc.constant('US'),
  state: fc.constantFrom('NY', 'TX', 'HI', 'PR', 'AK', 'OR'),
  latitude: fc.double({ min: 18, max: 70, noNaN: true }),
  longitude: fc.double({ min: -170, max: -66, noNaN: true }),
});
const anyBag = fc.record({
  length: fc.integer({ min: 1, max: 108 }),
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 40 }),
  weight: fc.integer({ min: 1, max: 150 }),
});

describe('tariff', () => {
  it('OPEN-36 a large package is billed at 90 lb or more', () => {
    const large = { length: 97, width: 8, height: 8, weight: 20 };
    expect(billableWeight(rateSheet, large)).toBe(90);
    expect(billableWeight(rateSheet, { ...large, weight: 101 })).toBe(101);
  });

  it.each<Partial<Bag>>([{ length: 108 }, { weight: 150 }, { length: 105, width: 15, height: 15 }])(
    'OPEN-36 a bag exactly at a limit of the carriers is carried, and one beyond it is not: %j',
    (limit) => {
      const bag = { length: 40, width: 10, height: 10, weight: 40, ...limit };
      expect(isCarried(rateSheet, bag)).toBe(true);
      const [side = 'length'] = Object.keys(limit) as (keyof Bag)[];
      expect(isCarried(rateSheet, { ...bag, [side]: bag[side] + 1 })).toBe(false);
    },
  );

  it('OPEN-36 notes that a size is priced by its volume when it weighs less', () => {
    const labelOf = (bag: Bag) => price(bag, lane(newYork, philadelphia)).steps[0]?.label;
    expect(dimensionalWeight(rateSheet, golf)).toBeGreaterThan(golf.weight);
    expect(labelOf(golf)).toBe(`Ground shipping, priced by size as ${billableWeight(rateSheet, golf)} lb`);
    expect(labelOf({ length: 20, width: 10, height: 10, weight: 40 })).toBe('Ground shipping, 40 lb');
  });

  it('OPEN-36 shipping across a border is called international, next to its fee', () => {
    const labels = price({ length: 20, width: 10, height: 10, weight: 40 }, lane(newYork, toronto)).steps.map(
      ({ label }) => label,
    );
    expect(labels.slice(0, 2)).toEqual(['International shipping, 40 lb', 'Cross-border fee']);
  });

  it('OPEN-36 measures great-circle distances', () => {
    const miles = distanceMiles(
      { latitude: 40.7484, longitude: -73.9967 },
      { latitude: 37.7725, longitude: -122.4147 },
    );
    expect(Math.round(miles)).toBeGreaterThan(2560);
    expect(Math.round(miles)).toBeLessThan(2575);
  });

  it('OPEN-36 charges a golf bag $39 over a short distance and $110 from coast to coast', () => {
    expect(price(golf, lane(newYork, philadelphia)).totalCents).toBe(3900);
    expect(price(golf, lane(newYork, sanFrancisco)).totalCents).toBe(11_000);
  });

  it('OPEN-36 the tariff has separate zones for Hawaii and Puerto Rico, but not for lanes within them', () => {
    expect(lane(newYork, honolulu).rate.zone).toBe('9');
    expect(lane(honolulu, { ...honolulu, latitude: 20 }).rate.zone).toBe('2');
    expect(lane(honolulu, { country: 'US', state: 'PR', latitude: 18.4, longitude: -66.1 }).rate.zone).toBe(
      '10',
    );
  });

  it('OPEN-36 the tariff has no lane to military post offices, unknown coordinates or unserved countries', () => {
    expect(laneBetween(rateSheet, newYork, { ...newYork, state: 'AE' })).toBeNull();
    expect(laneBetween(rateSheet, newYork, { ...newYork, latitude: null })).toBeNull();
    expect(laneBetween(rateSheet, newYork, { ...newYork, country: 'KP' })).toBeNull();
    expect(lane(newYork, toronto).crossBorder).toBe(true);
  });

  it('TR-16 derives dimensional weight, girth and surcharges from the sides', () => {
    expect(dimensionalWeight(rateSheet, golf)).toBe(50);
    expect(measuresOf(golf).lengthAndGirth).toBe(96);
    expect(bagSurcharges(golf)).toEqual([]);
    expect(dimensionalWeight(rateSheet, staff)).toBe(85);
    expect(bagSurcharges(staff).map(({ code }) => code)).toEqual(['additional_handling']);
    expect(dimensionalWeight(rateSheet, bike)).toBe(105);
    expect(bagSurcharges(bike).map(({ code }) => code)).toEqual(['large_package']);
    expect(dimensionalWeight(rateSheet, { length: 26.1, width: 17.2, height: 10.5, weight: 1 })).toBe(
      Math.ceil((27 * 18 * 11) / 139),
    );
  });

  it('OPEN-36 waives by contract the surcharges for a golf bag’s packaging', () => {
    const way = lane(newYork, philadelphia);
    const waived = price(staff, way);
    const charged = price(staff, way, 'DOMESTIC_GROUND', { line: 'box' });
    const amounts = new Map(charged.steps.map((step) => [step.label, step.amountCents]));
    expect(amounts.get('Additional handling')).toBe(1800);
    expect(charged.totalCents - waived.totalCents).toBe(1800 + (amounts.get('Fuel') ?? 0));
    expect(waived.steps).toContainEqual({ label: 'Additional handling, waived', amountCents: 0 });
  });

  it('SV-10 offers no service that is neither faster nor cheaper than another', () => {
    const names = (way: Lane) =>
      offersOn(rateSheet, way).map((offer) => `${offer.service.systemName} ${offer.transitDays}`);
    expect(names(lane(newYork, philadelphia))).toEqual(['DOMESTIC_GROUND 1']);
    expect(names(lane(newYork, sanFrancisco))).toEqual([
      'DOMESTIC_GROUND 5',
      'DOMESTIC_4_DAY 4',
      'DOMESTIC_3_DAY 3',
      'DOMESTIC_2_DAY 2',
      'DOMESTIC_1_DAY 1',
    ]);
    expect(names(lane(newYork, honolulu))).toEqual([
      'DOMESTIC_GROUND 7',
      'DOMESTIC_4_DAY 4',
      'DOMESTIC_3_DAY 3',
      'DOMESTIC_2_DAY 2',
    ]);
  });

  it('PR-06 explains every price in whole cents that add up exactly to it', () => {
    fc.assert(
      fc.property(
        anyEnd,
        anyEnd,
        anyBag,
        fc.boolean(),
        fc.constantFrom('golf', 'box'),
        (from, to, bag, roundTripBenefit, line) => {
          const way = laneBetween(rateSheet, from, to);
          if (!way || !isCarried(rateSheet, bag)) return;
          for (const { service: sold } of offersOn(rateSheet, way)) {
            const priced = priceBag(rateSheet, {
              bag,
              line,
              brand: 'golf',
              lane: way,
              service: sold,
              roundTripBenefit,
            });
            expect(sumSteps(priced.steps)).toBe(priced.totalCents);
            expect(Number.isSafeInteger(priced.totalCents)).toBe(true);
            expect(priced.totalCents).toBeGreaterThan(0);
            expect(priced.totalCents).toBeLessThanOrEqual(priced.retailCents);
            expect(priced.costCents).toBeLessThan(priced.totalCents);
          }
        },
      ),
    );
  });

  it('OPEN-36 the tariff never charges less for a heavier or larger bag, and charges the same in both directions', () => {
    fc.assert(
      fc.property(anyEnd, anyEnd, anyBag, (from, to, bag) => {
        const there = laneBetween(rateSheet, from, to);
        const back = laneBetween(rateSheet, to, from);
        expect(there?.rate).toEqual(back?.rate);
        if (!there) return;
        const heavier = { ...bag, weight: bag.weight + 1 };
        const wider = { ...bag, width: bag.width + 1 };
        expect(price(heavier, there).totalCents).toBeGreaterThanOrEqual(price(bag, there).totalCents);
        expect(price(wider, there).totalCents).toBeGreaterThanOrEqual(price(bag, there).totalCents);
        expect(billableWeight(rateSheet, bag)).toBeGreaterThanOrEqual(bag.weight);
      }),
    );
  });

  it('EN-17 charges more for fewer days on every lane', () => {
    fc.assert(
      fc.property(anyEnd, anyEnd, (from, to) => {
        const way = laneBetween(rateSheet, from, to);
        if (!way) return;
        const offers = offersOn(rateSheet, way).map((offer) => ({
          days: offer.transitDays,
          amount: price(golf, way, offer.service.systemName).totalCents,
        }));
        for (const a of offers)
          for (const b of offers) if (a.days < b.days) expect(a.amount).toBeGreaterThan(b.amount);
      }),
    );
  });

  it('charges for crossing the border once per bag', () => {
    const way = lane(newYork, toronto);
    const inside = { ...way, crossBorder: false };
    expect(price(golf, way).totalCents - price(golf, inside).totalCents).toBe(cents(2900));
  });
});
