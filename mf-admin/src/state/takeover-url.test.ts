import { takeoverUrl } from './takeover-url.ts';

const opened = { takeover_id: 'tko 1', brand: 'golf' };
const at = (host: string) => ({ protocol: 'https:', host });

describe('where a takeover goes on', () => {
  it.each([
    ['golf', 'golf.example.test', '/ship?takeover_id=tko%201'],
    ['ski', 'ski.example.test:4000', 'https://golf.example.test:4000/ship?takeover_id=tko%201'],
    // A host that names no brand serves all brands.
    ['ski', 'localhost:4000', '/ship?takeover_id=tko%201'],
  ])('TK-02 a takeover opens the cart’s brand, from the page of %s at %s', (here, host, address) => {
    expect(takeoverUrl(opened, here, at(host))).toBe(address);
  });
});
