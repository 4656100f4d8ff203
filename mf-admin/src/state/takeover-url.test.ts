import { bookingUrl } from './brand-url.ts';
import { takeoverUrl } from './takeover-url.ts';

const opened = { takeover_id: 'tko 1', brand: 'golf', display_id: 'SA-1234-5678' };
const bootOf = (slug: string) => ({ brand: { slug }, session: { user: { email: 'ann@b.test' } } });
const at = (host: string) => ({ protocol: 'https:', host });

describe('a booking page of a brand', () => {
  it.each([
    ['golf', 'golf.example.test', '/ship#for=usr_1'],
    ['ski', 'ski.example.test', 'https://golf.example.test/admin/continue?to=%2Fship&from=ski#for=usr_1'],
    ['ski', 'localhost:4000', 'https://golf.localhost:4000/admin/continue?to=%2Fship&from=ski#for=usr_1'],
  ])(
    'TK-23 AC-22 staff at %s on %s open it at another brand, which learns where they come from, and nothing after # is sent',
    (here, host, address) => {
      expect(bookingUrl('/ship#for=usr_1', 'golf', here, at(host))).toBe(address);
    },
  );

  it('TK-23 the sign-in of another brand learns what it is for, and the email by what no server gets', () => {
    const errand = { email: 'ann@b.test', order: 'SA-1234-5678' };
    const opened = bookingUrl('/ship?change_order=ord_1', 'golf', 'ski', at('ski.example.test'), errand);
    expect(opened).toBe(
      'https://golf.example.test/admin/continue?to=%2Fship%3Fchange_order%3Dord_1&order=SA-1234-5678&from=ski#staff=ann%40b.test',
    );
  });
});

describe('where a takeover goes on', () => {
  it.each([
    ['golf', 'golf.example.test', '/ship?takeover_id=tko%201'],
    [
      'ski',
      'ski.example.test:4000',
      'https://golf.example.test:4000/admin/continue?to=%2Fship%3Ftakeover_id%3Dtko%25201&cart=SA-1234-5678&from=ski#staff=ann%40b.test',
    ],
    ['golf', 'localhost:4000', '/ship?takeover_id=tko%201'],
  ])('TK-02 a takeover opens the cart’s brand, from the page of %s at %s', (here, host, address) => {
    expect(takeoverUrl(opened, bootOf(here), at(host))).toBe(address);
  });
});
