import { defineConfig } from '@playwright/test';

/** Options that the browser needs as root, and where it cannot reach an update server. */
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
/** Set this with `npx playwright test --project=federation`, which needs no product, to skip its start. */
const withoutProduct = process.env.FEDERATION_ONLY === '1';

export default defineConfig({
  testDir: '.',
  outputDir: '../artifacts/e2e',
  fullyParallel: false,
  // Journeys share one product: each has its own customer and changes nothing that another one sees. One worker more
  // than the smallest machine has cores, since journeys often wait; a fourth worker makes all of them slower.
  workers: 3,
  // The longest journeys take a minute, and a busy machine is three times slower: slow journeys must not fail.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', {}]],
  use: {
    browserName: 'chromium',
    // The processor draws animations here, which is a tenth of a journey's work.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: quiet },
    // What does not appear within a minute never appears: a stuck journey ends and leaves its time to the others.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording is a quarter of a journey's work; only second tries record. `--trace=on` records a single journey.
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
            // Journeys that do not depend on the width run once.
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
          /** A product that an author of journeys keeps running works as well as a fresh one. */
          reuseExistingServer: process.env.JOURNEYS_REUSE === '1',
          env: { PORT: String(port) },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
      }),
});
