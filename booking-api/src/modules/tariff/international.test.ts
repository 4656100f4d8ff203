import { rateSheet } from '../../demo/rate-sheet.ts';
import { priceBag } from './public/bag-price.ts';
import { laneBetween } from './public/lane.ts';
import { offersOn } from './public/offers.ts';

const areas = rateSheet.international?.areas ?? {};
const countries = Object.values(areas).flat();
const abroad = (country: string) => ({ country, state: '', latitude: null, longitude: null });
const newYork = { country: 'US', state: 'NY', latitude: 40.7, longitude: -74 };

describe('lanes by country', () => {
  it('OPEN-36 lanes by country cover more than forty countries, each in one region', () => {
    expect(countries.length).toBeGreaterThan(60);
    expect(new Set(countries).size).toBe(countries.length);
    for (const country of ['HK', 'AE', 'QA', 'BS', 'JM', 'FJ', 'XM', 'XB', 'XY', 'IC', 'PA'])
      expect(countries).toContain(country);
  });

  it.each(countries.filter((country) => country !== 'US'))(
    'SV-02 lanes by country have one price for %s, in both directions, without a postal code',
    (country) => {
      const there = laneBetween(rateSheet, newYork, abroad(country));
      const back = laneBetween(rateSheet, abroad(country), newYork);
      if (country === 'CA') return expect(there).toBeNull();
      expect(there).toEqual(back);
      if (!there) throw new Error('no lane');
      const offers = offersOn(rateSheet, there);
      expect(offers.map(({ service }) => service.systemName)).toEqual([
        'INTERNATIONAL_ECONOMY',
        'INTERNATIONAL_PRIORITY',
      ]);
      const bag = { length: 48, width: 12, height: 12, weight: 42 };
      const [economy = 0, priority = 0] = offers.map(
        ({ service }) =>
          priceBag(rateSheet, {
            bag,
            line: 'golf',
            brand: 'golf',
            lane: there,
            service,
            roundTripBenefit: false,
          }).totalCents,
      );
      expect(economy).toBeGreaterThan(11_000);
      expect(priority).toBeGreaterThan(economy);
    },
  );

  it('OPEN-36 lanes by country reach every country from every other', () => {
    const missing = countries.flatMap((from) =>
      countries
        .filter((to) => !laneBetween(rateSheet, abroad(from), abroad(to)))
        .map((to) => `${from}-${to}`),
    );
    // Measured lanes need coordinates.
    expect(missing.sort()).toEqual(['CA-CA', 'CA-US', 'US-CA', 'US-US']);
  });

  it('SV-10 lanes by country have domestic services within a single foreign country', () => {
    const lane = laneBetween(rateSheet, abroad('GB'), abroad('GB'));
    expect(lane).toMatchObject({ scope: 'domestic', clearanceCents: 0 });
    expect(lane && offersOn(rateSheet, lane).map(({ service }) => service.systemName)).toContain(
      'DOMESTIC_GROUND',
    );
  });

  it('OPEN-36 lanes by country include customs between countries as a separate step', () => {
    const lane = laneBetween(rateSheet, newYork, abroad('HK'));
    const [service] = rateSheet.services.filter(({ scope }) => scope === 'international');
    if (!lane || !service) throw new Error('no lane');
    const { steps } = priceBag(rateSheet, {
      bag: { length: 27, width: 18, height: 11, weight: 50 },
      line: 'luggage',
      brand: 'travel',
      lane,
      service,
      roundTripBenefit: false,
    });
    expect(steps).toContainEqual({ label: 'Customs clearance', amountCents: 2500 });
  });
});
