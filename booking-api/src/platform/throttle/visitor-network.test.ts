import { visitorNetwork } from './visitor-network.ts';

describe('the network by which a visitor is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['fe80::1%eth0', 'fe80::'],
    ['customer@demo.test', 'customer@demo.test'],
    ['usr_0', 'usr_0'],
  ])('attack 53: counts %s as %s', (who, network) => {
    expect(visitorNetwork(who)).toBe(network);
  });
});
