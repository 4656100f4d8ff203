import fc from 'fast-check';
import { returnPath } from './return-path.ts';

describe('the return path after signing in', () => {
  it.each([
    '//evil',
    '/\\evil',
    'https:evil',
    'https://evil',
    'javascript:alert(1)',
    '/%2f/evil',
    '\t//evil',
    '/\t/evil',
    '/\n/evil',
    '//user@evil',
    '/ship/../../evil',
    '/users/auth/social',
    '/ship\\@evil',
    '',
    'ship',
    `/ship?${'x'.repeat(600)}`,
  ])('attack 26: replaces the return path %j by the booking page', (asked) => {
    expect(returnPath(asked)).toBe('/ship');
  });

  it.each(['/', '/ship', '/ship?cart=crt_x', '/payments/receipt?user&order_id=ord_x'])(
    'accepts the return path %s, which is ours',
    (asked) => {
      expect(returnPath(asked)).toBe(asked);
    },
  );

  it('the return path after signing in never leaves this origin, for any requested return path', () => {
    const asked = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc
        .array(fc.constantFrom('/', '\\', '.', '%2f', ':', '@', 'ship', 'evil.test', '?', '#', '\t'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(asked, (text) => {
        const url = new URL(returnPath(text), 'https://golf.example.test');
        expect([url.origin, ['/', '/ship', '/payments/receipt'].includes(url.pathname)]).toEqual([
          'https://golf.example.test',
          true,
        ]);
      }),
      { numRuns: process.env.TRIALS === 'full' ? 2000 : 200 },
    );
  });
});
