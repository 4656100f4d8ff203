import { defineConfig } from '@playwright/test';

/** As root, and where no update server is in reach, the browser needs these. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** Found or installed by `npm test`; without it Playwright's own browser is used. */
const chromium = process.env.SENDAHEAD_CHROMIUM;
const port = Number(process.env.JOURNEYS_PORT ?? 4310);
/** `npm run test:long`: every journey at both widths, and the endurance sets. */
const long = process.env.LONG === 'yes';
const exceptLong = long ? {} : { grepInvert: /@long/ };
/** Set by `npx playwright test --project=federation` users who need no product: skips starting it. */
const withoutProduct = process.env.FEDERATION_ONLY === '1';

export default defineConfig({
  testDir: '.',
  outputDir: '../artifacts/e2e',
  fullyParallel: false,
  // They share one product: each journey has its own customer, and changes nothing that another sees. One more than the
  // smallest machine has cores, since journeys often wait; a fourth makes all of them slower.
  workers: 3,
  // The longest take a minute alone, and a busy machine is three times slower: a slow journey is not a broken one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', {}]],
  use: {
    browserName: 'chromium',
    // What moves is drawn by the processor here, a tenth of a journey's work.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: quiet },
    // What does not come within a minute does not come: a stuck journey ends, and leaves its time to the others.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording takes a quarter of a journey's work; the second try of a whole run records, `--trace=on` a single one.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'federation',
      testDir: 'federation',
      ...exceptLong,
      use: { viewport: { width: 1280, height: 900 } },
    },
    ...(withoutProduct
      ? []
      : [
          {
            name: 'regular',
            testDir: 'journeys',
            // A long journey is checked at one width, @phone or @wide.
            ...(long ? {} : { grepInvert: /@phone|@long/ }),
            use: { viewport: { width: 1280, height: 900 }, baseURL: `http://golf.localhost:${port}` },
          },
          {
            name: 'compact',
            testDir: 'journeys',
            // What does not depend on the width is checked once.
            grepInvert: long ? /@once/ : /@once|@wide|@long/,
            use: { viewport: { width: 390, height: 844 }, baseURL: `http://golf.localhost:${port}` },
          },
          {
            name: 'accessibility',
            testDir: 'accessibility',
            ...exceptLong,
            use: { viewport: { width: 1280, height: 900 }, baseURL: `http://golf.localhost:${port}` },
          },
        ]),
  ],
  ...(withoutProduct
    ? {}
    : {
        webServer: {
          command: `node tools/src/commands/serve-for-journeys.ts`,
          cwd: '..',
          url: `http://localhost:${port}/readyz`,
          timeout: 180_000,
          /** A product that somebody keeps running while writing journeys is as good as a fresh one. */
          reuseExistingServer: process.env.JOURNEYS_REUSE === '1',
          env: { PORT: String(port) },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
      }),
});
