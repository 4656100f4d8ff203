import { displayServiceName, serviceLevelLinks, serviceTitle } from './service-levels.ts';

describe('service levels', () => {
  it('SV-10 pairs the default system names with their URL codes; the first two are ground', () => {
    expect(serviceLevelLinks.map(({ systemName, urlCode }) => [systemName, urlCode])).toEqual([
      ['DOMESTIC_GROUND', 'ground'],
      ['DOMESTIC_EXPEDITED_GROUND', 'exground'],
      ['DOMESTIC_1_DAY', 'nextday'],
      ['DOMESTIC_2_DAY', '2day'],
      ['DOMESTIC_3_DAY', '3day'],
      ['DOMESTIC_4_DAY', '4day'],
    ]);
    expect(serviceLevelLinks.filter(({ ground }) => ground)).toHaveLength(2);
  });
  it.each([
    ['THREE DAY SELECT', 'THREE DAY'],
    ['NEXT DAY AIR', 'NEXT DAY'],
    ['SECOND DAY', 'TWO DAY'],
    ['GROUND', 'GROUND'],
  ])('SV-11 shows %s as %s', (name, shown) => {
    expect(displayServiceName(name)).toBe(shown);
  });
  it.each([
    ['GROUND', 'FedEx Ground'],
    ['THREE DAY SELECT', 'FedEx Three day'],
    ['STANDARD OVERNIGHT', 'FedEx Standard overnight'],
  ])('SV-11 words %s as %s on the page', (name, title) => {
    expect(serviceTitle('FedEx', name)).toBe(title);
  });
  it.each([
    ['STANDARD OVERNIGHT', 3, 'FedEx Express'],
    ['NEXT DAY AIR', 2, 'FedEx Express'],
    ['STANDARD OVERNIGHT', 1, 'FedEx Standard overnight'],
    ['GROUND', 3, 'FedEx Ground'],
  ])('calls %s of %i days %s', (name, days, title) => {
    expect(serviceTitle('FedEx', name, days)).toBe(title);
  });
});
