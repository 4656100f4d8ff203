import { canBeServed, isDuplicate } from './rules.ts';
import { type ChosenClub, emptyShipPoint, type ShipPoint } from './slice.ts';

const at = (zip: string, over: Partial<ShipPoint> = {}): ShipPoint => ({
  ...emptyShipPoint(),
  zip,
  city: 'Naples',
  state: 'FL',
  ...over,
});
const club = (id: number): ChosenClub => ({
  id,
  name: `Club ${id}`,
  senderName: '',
  closedWeekdays: [],
  closedDates: [],
  preferred: false,
  freeInsurance: false,
  hasPickupCarriers: false,
  pickupCarriers: [],
});

describe('a place that can be served', () => {
  it('SV-01 a place that can be served has a real zip, a city and a state', () => {
    expect(canBeServed(at('34102'))).toBe(true);
    const lacking = [at(''), at('00000'), at('34102', { city: ' ' }), at('34102', { state: '' })];
    expect(lacking.map(canBeServed)).toEqual([false, false, false, false]);
  });
  it('SV-02 requires no zip and no state in countries without them, and always a city', () => {
    const hongKong = at('', { country: 'HK', state: '', city: 'Kowloon', without: ['zip', 'state'] });
    expect(canBeServed(hongKong)).toBe(true);
    expect(canBeServed({ ...hongKong, zip: '00000' })).toBe(true);
    expect(canBeServed({ ...hongKong, city: '' })).toBe(false);
    expect(canBeServed({ ...hongKong, without: ['zip'] })).toBe(false);
  });
});

describe('duplicate address', () => {
  it('AD-06 treats the same club at both ends as duplicate', () => {
    expect(isDuplicate(at('34102', { club: club(7) }), at('10001', { club: club(7) }))).toBe(true);
    expect(isDuplicate(at('34102', { club: club(7) }), at('10001', { club: club(8) }))).toBe(false);
  });
  it.each([
    ['34102', '34102', true],
    ['34102-1111', '34102-2222', true],
    ['34102', '34103', false],
    ['00000', '00000', false],
    ['', '', false],
  ])(
    'AD-07 treats equal zips as duplicate, but not 00000: %s and %s are %p',
    (origin, destination, duplicate) => {
      expect(isDuplicate(at(origin), at(destination))).toBe(duplicate);
    },
  );
  it('AD-07 does not treat equal codes of two countries as one place', () => {
    expect(isDuplicate(at('12345'), at('12345', { country: 'DE' }))).toBe(false);
  });
});

describe('serving an end', () => {
  it.each([
    ['a whole address', at('34102'), true],
    ['the placeholder zip', at('00000'), false],
    ['no zip', at(' '), false],
    ['no city', at('34102', { city: '' }), false],
    ['no state', at('34102', { state: ' ' }), false],
  ])('SV-01 judges %s', (_, point, served) => {
    expect(canBeServed(point)).toBe(served);
  });
});
