import fc from 'fast-check';
import { cpuTimeOf, quadraticCpuTime } from '../../../testing/cpu-time.ts';
import { addressVariants } from '../check/address-variants.ts';
import { normalizeAddress } from './normalize-address.ts';

const house = {
  address: '12 Main Street',
  zip: '10001',
  city: 'Saint Louis',
  state: 'MO',
  country_code: 'US',
};

describe('normalized addresses', () => {
  it.each([
    { address: '12 main st' },
    { address: '12 MAIN ST.' },
    { address: ' 12   Main  Street ' },
    { city: 'St. Louis' },
    { zip: '10001-9999' },
    { city: 'SAINT LOUIS', state: 'mo' },
  ])('AD-23 normalized addresses treat %j as the same address', (change) => {
    expect(normalizeAddress({ ...house, ...change })).toEqual(normalizeAddress(house));
  });

  it.each([
    [{ address: '12 Main Street, Apt. 4B' }, '4b'],
    [{ address: '12 Main Street #4B' }, '4b'],
    [{ address_2: 'Suite 4B' }, '4b'],
    [{ address_2: '' }, ''],
  ])('AD-23 normalized addresses keep the unit separate: %j', (change, unit) => {
    expect(normalizeAddress({ ...house, ...change })).toEqual({ ...normalizeAddress(house), unit });
  });

  it('AD-23 normalized addresses ignore case, accents and punctuation', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{1,30}$/), (street) => {
        const plain = normalizeAddress({ ...house, address: `7 ${street}` });
        expect(normalizeAddress({ ...house, address: `7, ${street.toUpperCase()}.` })).toEqual(plain);
      }),
    );
  });

  it('AD-23 normalized addresses are computed in linear time for fifty thousand characters (attack 35)', async () => {
    const work = async () => normalizeAddress({ ...house, address: '1 a'.repeat(17_000) });
    expect(await cpuTimeOf(work)).toBeLessThan(quadraticCpuTime);
  });

  it.each([
    ['#13 Main Street', '13 Main Street'],
    ['13 Main Street, Saint Louis', '13 Main Street'],
    ['13 Main Street St. Louis MO 10001', '13 Main Street'],
    ['13 Main Street, Unit 4, St Louis, MO', '13 Main Street, Unit 4'],
    ['13 Saint Louis', '13 Saint Louis'],
    ['13 Saint Louis Avenue', '13 Saint Louis Avenue'],
    ['#4 13 Main Street', '#4 13 Main Street'],
  ])('AD-23 normalized addresses read %s as %s', (line, plain) => {
    expect(addressVariants({ ...house, address: line })[0].address).toBe(plain);
  });

  it('AD-23 find their variants in linear time, for any length (attack 35)', async () => {
    for (const line of ['#1 a '.repeat(10_000), `1 a ${'saint '.repeat(8000)}louis`, '#'.repeat(50_000)])
      expect(await cpuTimeOf(async () => addressVariants({ ...house, address: line }))).toBeLessThan(
        quadraticCpuTime,
      );
  });
});
