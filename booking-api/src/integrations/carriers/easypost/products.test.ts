import { easyPostCarrier, productsOf } from './products.ts';

const bought = (carrier: string, service: string, from: string, to: string) =>
  productsOf({ carrier, service, from: { country: from }, to: { country: to } });

describe('the carrier product of a service level', () => {
  it.each(['FEDEX', 'UPS', 'DHL'])(
    'SV-10 %s has separate products for international service levels',
    (carrier) => {
      const economy = bought(carrier, 'INTERNATIONAL_ECONOMY', 'US', 'HK');
      const priority = bought(carrier, 'INTERNATIONAL_PRIORITY', 'US', 'HK');
      expect(economy.length).toBeGreaterThan(0);
      expect(priority.length).toBeGreaterThan(0);
      expect(economy[0]).not.toBe(priority[0]);
      expect(bought(carrier, 'INTERNATIONAL_ECONOMY', 'US', 'US')).toEqual([]);
    },
  );

  it.each(['FEDEX', 'UPS'])(
    'SV-10 %s also keeps its delivery promises to a neighbor in the same country',
    (carrier) => {
      expect(bought(carrier, 'DOMESTIC_GROUND', 'US', 'CA').length).toBeGreaterThan(0);
    },
  );

  it('SV-10 DHL carries nothing within a country', () => {
    expect(bought('DHL', 'DOMESTIC_GROUND', 'US', 'US')).toEqual([]);
  });

  it('refuses an unknown carrier, and names it', () => {
    expect(() => bought('CANADAPOST', 'DOMESTIC_GROUND', 'US', 'US')).toThrow('CANADAPOST');
    expect(() => easyPostCarrier('CANADAPOST')).toThrow('CANADAPOST');
  });
});
