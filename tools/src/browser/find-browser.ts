import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell draws the same pages with a quarter less processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of a Chromium on the PATH, if any. */
export function systemBrowser(path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** The path of the Chromium that Playwright installed for its version, if any. */
async function ownBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const succeeds = (program: string, words: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: 'inherit', timeout: 300_000 }).status === 0;

export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** The path of the Chromium of this machine, if any: Playwright's own, or the system's. */
export const presentBrowser = async (): Promise<string | undefined> =>
  (await ownBrowser()) ?? systemBrowser();

/** The Chromium of this machine, or one that is installed now. Throws NoBrowser. */
export async function findBrowser(): Promise<string> {
  const present = await presentBrowser();
  if (present) return present;
  console.log('Chromium is missing. Installing it …');
  if (succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    const installed = await ownBrowser();
    if (installed) return installed;
  }
  const aptInstalls = (name: string): boolean =>
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
  if (
    succeeds('apt-get', ['update']) &&
    (aptInstalls('chromium-headless-shell') || aptInstalls('chromium'))
  ) {
    const installed = systemBrowser();
    if (installed) return installed;
  }
  throw new NoBrowser('no Chromium could be found or installed; put one on the PATH');
}
