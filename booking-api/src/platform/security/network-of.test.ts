import { networkOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['unknown', 'unknown'],
  ])('the network of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
