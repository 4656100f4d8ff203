import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPageHost } from '../testing/page-host.ts';
import { sampleRelease, sampleVersion } from '../testing/sample-release.ts';

const site = startPageHost();
const part = (name: string) => ({
  version: sampleVersion,
  manifest_url: `/assets/${name}/${sampleVersion}/mf-manifest.json`,
  files: {},
  status: 'on',
  rollout: { percent: 100, seed: 'a' },
  owner: 'a',
  justification: '',
});
const names = ['mf-addresses', 'mf-admin', 'mf-orders'];

beforeEach(() => {
  const remotes = Object.fromEntries(names.map((name) => [name, part(name)]));
  writeFileSync(join(site.folder, 'release.json'), JSON.stringify({ ...sampleRelease(), remotes }));
});
const list = (text: string) =>
  writeFileSync(join(site.folder, 'shell', sampleVersion, 'pages/parts.json'), text);
async function partsIn(url: string): Promise<string[]> {
  const { body } = await site.get(url);
  const [, text = ''] = /id="boot"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return Object.keys(JSON.parse(text).release.remotes);
}

describe('the parts in a page', () => {
  it('a page carries only the parts that it can run; those of staff are for staff', async () => {
    list(JSON.stringify({ ship: { parts: ['mf-addresses'], staff: ['mf-admin'] } }));
    expect(await partsIn('/ship')).toEqual(['mf-addresses']);
    site.boot = { ...site.boot, session: { ...site.boot.session, role: 'admin' } };
    expect(await partsIn('/ship')).toEqual(['mf-addresses', 'mf-admin']);
    site.boot = { ...site.boot, session: { ...site.boot.session, role: 'consumer' } };
    expect(await partsIn('/ship')).toEqual(['mf-addresses']);
  });

  it('an open page reads all of them, and a shell or a page without a list has all', async () => {
    expect(await partsIn('/ship')).toEqual(names);
    list(JSON.stringify({ quote: { parts: [], staff: [] } }));
    const other = await site.open();
    expect((await other.inject('/ship')).body).toContain('/assets/mf-admin/');
    expect(Object.keys((await site.get('/release.json')).json().remotes)).toEqual(names);
    await other.close();
  });
});
