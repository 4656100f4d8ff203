import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { budgets, budgetTable, type Measurement } from '../bench/budgets.ts';
import { slowLine } from '../bench/lab-visit.ts';
import { lengthOfBooking } from '../bench/length-run.ts';
import { visitShipPage } from '../bench/page-run.ts';
import { blockingOfPayment } from '../bench/payment-run.ts';
import { waitForPrice } from '../bench/price-run.ts';
import { visitWrittenPage } from '../bench/start-run.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { partNames, root } from '../build/workspace.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { startProduct } from '../processes/product.ts';
import { releaseParts } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';
import { buildParts } from './build-parts.ts';

/** `bench [--address <page>]`: compares sizes and a lab run with their budgets; exits with 1 when a size is over. */
const port = 4320;
const dataDir = join(root, '.data/bench');
const given = process.argv[process.argv.indexOf('--address') + 1];
const url = process.argv.includes('--address') && given ? given : `http://golf.localhost:${port}/ship`;

const product = process.argv.includes('--address') ? undefined : await serve();

async function serve() {
  buildParts(partNames());
  await releaseParts(openFolderStore(join(dataDir, 'releases')), partNames());
  const env = { NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error' };
  const started = await startProduct({ port, dataDir, sandbox: true, env });
  endWithUs(started.stop);
  return started;
}

/** The page of a demo club. */
const facilityPath = '/to/heronsway-golf-club-pinehurst-nc';

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: quiet });
try {
  const plain = await visitShipPage(browser, url);
  const slow = await visitShipPage(browser, url, slowLine);
  const written = [
    { of: 'start page', ...(await visitWrittenPage(browser, new URL('/', url).href, slowLine)) },
    {
      of: 'facility page',
      ...(await visitWrittenPage(browser, new URL(facilityPath, url).href, slowLine)),
    },
  ];
  const oneBag = await lengthOfBooking(browser, url, [1]);
  const threeBags = await lengthOfBooking(browser, url, [2, 1]);
  const sizes: Measurement[] = [
    { budget: budgets.firstScripts, actual: plain.firstScripts },
    { budget: budgets.wholePage, actual: plain.wholeScripts },
    { budget: budgets.styles, actual: plain.styles },
    { budget: budgets.firstRequests, actual: plain.firstRequests },
    ...written.map(({ of, scripts }) => ({ budget: budgets.writtenScripts, actual: scripts, of })),
  ];
  const lab: Measurement[] = [
    { budget: budgets.largestPaint, actual: slow.largestPaint },
    { budget: budgets.blocking, actual: slow.blocking },
    {
      budget: budgets.paymentBlocking,
      actual: await blockingOfPayment(browser, url, slowLine.cpu),
    },
    { budget: budgets.shift, actual: slow.shift },
    { budget: budgets.typing, actual: slow.typing },
    { budget: budgets.addressTyping, actual: slow.addressTyping },
    { budget: budgets.counting, actual: slow.counting },
    { budget: budgets.oneBag, actual: oneBag.height },
    { budget: budgets.threeBags, actual: threeBags.height },
    { budget: budgets.entries, actual: oneBag.entries },
    ...written.map(({ of, largestPaint }) => ({ budget: budgets.writtenPaint, actual: largestPaint, of })),
  ];
  const waits: Measurement[] = [{ budget: budgets.zipToPrice, actual: await waitForPrice(browser, url) }];
  const head = `${''.padEnd(46)}${['measured', 'budget', 'ratio'].map((word) => word.padStart(14)).join('')}`;
  console.log(`\nSizes, as transferred\n${head}\n${budgetTable(sizes)}`);
  console.log(`\nLab: 4 times slower processor, 1.6 Mbit/s, 150 ms\n${head}\n${budgetTable(lab)}`);
  console.log(`\nWaits, on this machine as it is\n${head}\n${budgetTable(waits)}`);
  process.exitCode = sizes.every(({ budget, actual }) => actual <= budget.limit) ? 0 : 1;
} finally {
  await browser.close();
  await product?.stop();
}
process.exit();
