import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { gatewayOrigins } from '../support/settings.ts';

/** Only the payment page frames other pages and opens windows that respond to it. */
const policyOf = (frames: string) => [
  "default-src 'none'",
  "script-src 'nonce-N' 'strict-dynamic'",
  "style-src 'self' 'nonce-N'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  `frame-src ${frames}`,
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
  'report-to page',
];
const withoutNonce = (policy = ''): string[] => policy.replace(/'nonce-[^']+'/g, "'nonce-N'").split('; ');

for (const [path, frames, opener, referrer] of [
  ['/ship', gatewayOrigins.join(' '), 'same-origin-allow-popups', 'strict-origin'],
  ['/payments/receipt?user&order_id=none', "'none'", 'same-origin', 'no-referrer'],
] as const)
  test(`C4-31 C4-33 the page ${path.split('?')[0]} has exactly these security headers`, {
    tag: '@once',
  }, async ({ page, watch }) => {
    watch.expect(/receipt$/, /status of 40[14]/);
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(withoutNonce(headers['content-security-policy'])).toEqual(policyOf(frames));
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': opener,
      'referrer-policy': referrer,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'reporting-endpoints': 'page="/policy-reports"',
    });
  });

test('C4-31 only this shop may frame the card fields, and they load nothing foreign', {
  tag: '@once',
}, async ({ page, person, ship }) => {
  const framed = page.waitForResponse(/\/fields\?parent=/);
  await giveSavedBooking(page, person);
  await ship.open();
  const policy = (await framed).headers()['content-security-policy'] ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${new URL(page.url()).origin}`,
  ]);
});

test('C4-31 text never becomes markup or code, and only our addresses become scripts', {
  tag: '@once',
}, async ({ ship, watch }) => {
  watch.expect(/trusted-types|TrustedHTML|TrustedScript|Content Security Policy/i);
  await ship.open();
  await expect(ship.from.card).toBeVisible();
  const refused = await ship.page.evaluate(() => {
    const tries: Record<string, () => void> = {
      markup: () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      },
      code: () => {
        document.createElement('script').text = 'window.tampered = true';
      },
      foreign: () => {
        document.createElement('script').src = 'https://evil.test/x.js';
      },
      upload: () => {
        document.createElement('script').src = '/client/rslog';
      },
      ours: () => {
        document.createElement('script').src = '/assets/shell/x/main.js';
      },
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch (error) {
        return error instanceof TypeError ? [name] : [];
      }
    });
  });
  expect(refused).toEqual(['markup', 'code', 'foreign', 'upload']);
});

test('C4-31 the page that describes the API follows its own policy', { tag: ['@once', '@long'] }, async ({
  page,
}) => {
  // This third-party page draws 250 operations, which takes almost a minute on a busy machine.
  test.setTimeout(240_000);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /Sendahead booking API/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^pricing/ })).toBeVisible();
});
