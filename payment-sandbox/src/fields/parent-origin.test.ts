import { parentOrigin } from './parent-origin.ts';

const allowed = ['http://*.localhost:4000', 'http://localhost:4000'];

describe('who may frame the card fields', () => {
  it('attack 30: the shop’s brands, as exact origins', () => {
    expect(parentOrigin('http://golf.localhost:4000', allowed)).toBe('http://golf.localhost:4000');
    expect(parentOrigin('http://localhost:4000', allowed)).toBe('http://localhost:4000');
  });

  it.each([
    'http://golf.localhost:4000/',
    'http://golf.localhost:4001',
    'https://golf.localhost:4000',
    'http://a.b.localhost:4000',
    'http://.localhost:4000',
    'http://evil.test/?http://golf.localhost:4000',
    'http://golf.localhost:4000@evil.test',
    'javascript:alert(1)',
    'null',
    '*',
    ['http://golf.localhost:4000'],
    undefined,
  ])('attack 30: not %s', (asked) => expect(parentOrigin(asked, allowed)).toBeUndefined());
});
