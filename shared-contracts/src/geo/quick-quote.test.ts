import { quickQuoteLink } from './quick-quote.ts';

describe('quick-quote links', () => {
  it('RT-18 RT-19 point to the ship page with all known data of both ends', () => {
    const link = new URL(
      quickQuoteLink(
        'https://golf.sendahead.test/ship',
        { place: '7', zip: '34102' },
        { zip: '78701', city: 'Austin', state: 'TX', country: 'US', address: '500 Congress Ave #2' },
      ),
    );
    expect(link.pathname).toBe('/ship');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      o_zip: '34102',
      d_zip: '78701',
      d_city: 'Austin',
      d_state: 'TX',
      d_country: 'US',
      d_address: '500 Congress Ave #2',
      shipping_from: '7',
    });
  });
  it('RT-18 quick-quote links keep the parameters of the configured ship URL', () => {
    expect(quickQuoteLink('https://club.test/send?utm=1', {}, {})).toBe('https://club.test/send?utm=1');
  });
  it('quick-quote links refuse a URL that is not http(s)', () => {
    expect(() => quickQuoteLink('javascript:alert(1)', {}, {})).toThrow(/Invalid URL|not a web address/);
    expect(() => quickQuoteLink('/ship', {}, {})).toThrow(/Invalid URL|not a web address/);
  });
});
