import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import { exposesOf } from '../build/exposes.ts';
import { distOf, readPartFile } from '../build/part-file.ts';
import { partNames, remoteNames, root } from '../build/workspace.ts';
import { releaseParts } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';
import { areSettled, type Place, problemsOf } from './places.ts';

const maxMs = 20_000;

/** Every page that a visitor may open without signing in; parameters of a path are any word. */
const paths: readonly string[] = [
  '/ship',
  '/quote',
  '/store_locator',
  ...Object.values(fragmentPages).map(({ path }) => path.replace(/:\w+/g, 'any')),
];

/** The places of parts are named after their fragments; the shell fills all of them. */
const placesOf = (parts: readonly string[]): string[] =>
  (parts.includes('shell') ? remoteNames() : parts).flatMap((part) =>
    Object.keys(exposesOf(part)).map((name) => name.replace('./', '')),
  );

const readPlaces = (page: Page): Promise<Place[]> =>
  page.locator('[data-place]').evaluateAll((found) =>
    found.map((element) => ({
      name: element.getAttribute('data-place') ?? '',
      face: element.getAttribute('data-face') ?? '',
      isDrawn: element.getClientRects().length > 0,
    })),
  );

/** The places of a page once none waits any longer, or after `maxMs`. */
async function settledPlaces(page: Page): Promise<Place[]> {
  const end = performance.now() + maxMs;
  for (;;) {
    const places = await readPlaces(page);
    if (areSettled(places) || performance.now() > end) return places;
    await page.waitForTimeout(50);
  }
}

/** The faults of these places of a page, a line each, with the errors that the page logged. */
async function problemsOn(page: Page, url: string, names: readonly string[]): Promise<string[]> {
  const errors: string[] = [];
  const note = (text: string): void => {
    // There is no API, so every call fails.
    if (!text.startsWith('Failed to load resource')) errors.push(`    ${text.slice(0, 300)}`);
  };
  page.removeAllListeners();
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  await page.goto(url);
  const places = await settledPlaces(page);
  const problems = problemsOf(places, names);
  return problems.length > 0 ? [...problems.map((one) => `${new URL(url).pathname}: ${one}`), ...errors] : [];
}

const serve = (releases: string): ChildProcess =>
  spawn(process.execPath, ['booking-api/src/modules/site/testing/serve-site.ts', '--releases', releases], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const firstLineOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('the page host did not start');
};

/**
 * Opens every page with the builds in `dist`, without an API, and returns the faults in the places of these parts: a part
 * may pass its tests and still throw in a real page. Throws DoesNotFit where the builds do not fit each other.
 */
export async function openParts(parts: readonly string[], executablePath: string): Promise<string[]> {
  const releases = mkdtempSync(join(tmpdir(), 'open-parts-'));
  const built = partNames().filter((part) => readPartFile(distOf(part)) !== undefined);
  await releaseParts(openFolderStore(releases), built);
  const server = serve(releases);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const address = await firstLineOf(server);
    const page = await browser.newPage();
    const names = placesOf(parts);
    const problems: string[] = [];
    for (const path of paths) problems.push(...(await problemsOn(page, address + path, names)));
    return problems;
  } finally {
    await browser.close();
    server.kill();
    rmSync(releases, { recursive: true, force: true });
  }
}
