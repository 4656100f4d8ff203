import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

const digestOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Changes what a page gets, between the page host and the browser: the product itself has no switch for tests. */
export interface Wire {
  /** Replaces the file at this path of a remote, and gives the page the digest of the replacement. */
  replace(part: string, file: string, change: (text: string) => string): Promise<void>;
  /** Replaces the file, but not its digest. */
  tamper(part: string, file: string): Promise<void>;
  missing(part: string, file: string): Promise<void>;
  /** Delays the file until the wire is repaired. */
  hold(part: string, file: string): Promise<void>;
  /** Boot data and headers of the page itself. */
  editPage(
    edit: (html: string) => string,
    headers?: (headers: Record<string, string>) => void,
  ): Promise<void>;
  /** Delivers everything unchanged from now on. */
  heal(): Promise<void>;
}

const typeOf = (file: string): string =>
  file.endsWith('.css') ? 'text/css' : file.endsWith('.json') ? 'application/json' : 'text/javascript';

/** `address` is the page's; the booking page by default. */
export async function openWire(page: Page, site: Site, url = site.shipPage): Promise<Wire> {
  const swaps = new Map<string, string>();
  const edits: ((html: string) => string)[] = [];
  const headerEdits: ((headers: Record<string, string>) => void)[] = [];
  let healed: (() => void) | undefined;
  const healing = new Promise<void>((resolve) => {
    healed = resolve;
  });

  const versionOf = (part: string): string =>
    site.release().remotes[part]?.version ?? site.release().shell.version;
  const urlOf = (part: string, file: string): string => `**/assets/${part}/${versionOf(part)}/${file}*`;
  const textOf = (part: string, file: string): string =>
    readFileSync(join(site.releases, part, versionOf(part), file), 'utf8');

  await page.route(`${url}*`, async (route) => {
    const answer = await route.fetch();
    let html = await answer.text();
    for (const edit of edits) html = edit(html);
    for (const [from, to] of swaps) html = html.replaceAll(from, to);
    const headers = answer.headers();
    for (const edit of headerEdits) edit(headers);
    delete headers['content-length'];
    await route.fulfill({ status: answer.status(), headers, body: html });
  });

  return {
    async replace(part, file, change) {
      const before = textOf(part, file);
      const after = change(before);
      if (after === before) throw new Error(`nothing to change in ${part}/${file}`);
      swaps.set(digestOf(before), digestOf(after));
      await page.route(urlOf(part, file), (route) =>
        route.fulfill({ body: after, contentType: typeOf(file) }),
      );
    },
    async tamper(part, file) {
      const extra = file.endsWith('.css') ? '\nbody{outline:9px solid red}' : '\nwindow.tampered=true;';
      const body = file.endsWith('.json') ? `${textOf(part, file)} ` : textOf(part, file) + extra;
      await page.route(urlOf(part, file), (route) => route.fulfill({ body, contentType: typeOf(file) }));
    },
    async missing(part, file) {
      await page.route(urlOf(part, file), (route) => route.fulfill({ status: 404, body: 'gone' }));
    },
    async hold(part, file) {
      await page.route(urlOf(part, file), async (route) => {
        await healing;
        await route.continue().catch(() => undefined);
      });
    },
    async editPage(edit, headers) {
      edits.push(edit);
      if (headers) headerEdits.push(headers);
    },
    async heal() {
      healed?.();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

const staff = { id: 'usr_staff', email: 'admin@demo.test', first_name: 'Ada', last_name: 'Admin', phone: '' };

const bootData = /(id="boot"[^>]*>)(.*?)(<\/script>)/s;

/** The page as staff get it, with the place for assistance and the part in it. */
export const asStaff =
  (site: Site) =>
  (html: string): string =>
    html.replace(bootData, (_, start: string, text: string, end: string) => {
      const boot = JSON.parse(text);
      Object.assign(boot.session, { role: 'admin', user: staff, accepted_terms: true });
      const part = site.release().remotes['mf-admin'];
      if (!part) throw new Error('mf-admin is not released');
      const { version, manifest_url, files, status } = part;
      boot.release.remotes['mf-admin'] = { version, manifest_url, files, status };
      return start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end;
    });

/** The page with a shorter timeout for remotes. */
export const patience =
  (millis: number) =>
  (html: string): string =>
    html.replace(/"load_timeout_ms":\d+/, `"load_timeout_ms":${millis}`);
