import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { startPageHost } from '../testing/page-host.ts';
import { sampleRelease } from '../testing/sample-release.ts';

const site = startPageHost();
const good = '0.1.0-aaaaaa1';
const live = '0.1.0-bbbbbb2';
const older = '0.1.0-0000001';

/** Releases these versions of the shell, one after the other. */
function release(versions: readonly string[], more: Partial<ReleaseDocument['shell']> = {}): void {
  mkdirSync(join(site.folder, 'history'), { recursive: true });
  versions.forEach((version, index) => {
    const base = sampleRelease();
    const isLast = index === versions.length - 1;
    const shell = { ...base.shell, version, base_url: `/assets/shell/${version}/`, ...(isLast ? more : {}) };
    const text = JSON.stringify({ ...base, revision: index + 1, shell });
    const pages = join(site.folder, 'shell', version, 'pages');
    mkdirSync(pages, { recursive: true });
    for (const page of ['ship', 'quote-frame'])
      writeFileSync(join(pages, `${page}.html`), '<div id="page"></div>');
    writeFileSync(join(site.folder, 'history', `00000${index + 1}.json`), text);
    writeFileSync(join(site.folder, 'release.json'), text);
  });
}
const shellOf = (body: string) => /src="\/assets\/shell\/([\w.-]+)\/main\.js"/.exec(body)?.[1];
const page = async (cookie = '', url = '/ship') => (await site.get(url, { cookie })).body;
const mayReturn = (body: string) => body.includes('"mark":');

describe('the shell before', () => {
  it('RL-13 a browser in which the live shell failed gets the one before it, and no further one', async () => {
    release([older, good, live]);
    expect(shellOf(await page())).toBe(live);
    expect(mayReturn(await page())).toBe(true);
    const returned = await page(`a=b; shell_failed=${live}`);
    expect(shellOf(returned)).toBe(good);
    expect(mayReturn(returned)).toBe(false);
  });

  it('RL-13 a version that a person left again, or that is not in the store, is no target', async () => {
    release([older, good, live, good]);
    expect(shellOf(await page(`shell_failed=${good}`))).toBe(older);
    release([good]);
    expect(mayReturn(await page())).toBe(false);
    expect(shellOf(await page(`shell_failed=${good}`))).toBe(good);
  });

  it('RL-13 a live part that needs something of the live shell rules out the one before it', async () => {
    release([good, live], { lends: { libraries: {}, lent: { Button: ['1'] }, calls: {}, topics: {} } });
    const text = (lent: object) => {
      const part = {
        version: good,
        manifest_url: `/assets/mf-orders/${good}/mf-manifest.json`,
        files: {},
        status: 'on',
        rollout: { percent: 100, seed: 'a' },
        owner: 'a',
        justification: '',
        needs: { libraries: {}, lent, calls: {}, topics: {} },
      };
      const base = sampleRelease();
      const lends = { libraries: {}, lent: { Button: ['1'] }, calls: {}, topics: {} };
      const shell = { ...base.shell, version: live, base_url: `/assets/shell/${live}/`, lends };
      return JSON.stringify({ ...base, revision: 2, shell, remotes: { 'mf-orders': part } });
    };
    writeFileSync(join(site.folder, 'release.json'), text({ Button: '1' }));
    expect(mayReturn(await page())).toBe(false);
    expect(shellOf(await page(`shell_failed=${live}`))).toBe(live);
  });

  it('attack 157: no link, header or cookie names the shell of a page, and none returns past a closed hole', async () => {
    release([older, good, live]);
    for (const named of [older, good, '0.1.0-ccccccc', '../../etc', live.toUpperCase(), ''])
      expect(shellOf(await page(`shell_failed=${named}`))).toBe(live);
    for (const name of ['shell', 'shell_failed', 'version'])
      expect(shellOf(await page('', `/ship?${name}=${live}&${name}=${good}`))).toBe(live);
    // A page in another site's frame has no cookie of ours to trust.
    expect(shellOf(await page(`shell_failed=${live}`, '/quote/embed'))).toBe(live);
    release([older, good, live], { no_return: true });
    writeFileSync(
      join(site.folder, 'release.json'),
      JSON.stringify({
        ...sampleRelease(),
        revision: 4,
        shell: {
          ...sampleRelease().shell,
          version: live,
          base_url: `/assets/shell/${live}/`,
          no_return: true,
        },
      }),
    );
    expect(mayReturn(await page())).toBe(false);
    expect(shellOf(await page(`shell_failed=${live}`))).toBe(live);
  });

  it('the script that watches the start has the page’s nonce, is at most 1 kB, and ends no markup', async () => {
    release([good, live]);
    const { body, headers } = await site.get('/ship');
    const [, nonce = '', text = ''] = /<script nonce="([^"]+)">(.*?)<\/script>/s.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(text.replace(/\(\{"base".*$/s, '').length).toBeLessThanOrEqual(1000);
    expect(body.indexOf(text)).toBeLessThan(body.indexOf('<script defer'));
    expect(() => new Function(text)).not.toThrow();
  });
});
