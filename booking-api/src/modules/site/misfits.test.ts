import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release, startPageHost } from './testing/page-host.ts';
import { sampleVersion } from './testing/sample-release.ts';

const site = startPageHost();
const { get } = site;

describe('parts in the page of a shell', () => {
  const older = '0.1.0-bbbbbb2';
  const none = { libraries: {}, lent: {}, calls: {}, topics: {} };
  const remoteThatNeeds = (digest: string) => ({
    version: sampleVersion,
    manifest_url: `/assets/mf-services/${sampleVersion}/mf-manifest.json`,
    files: {},
    status: 'on',
    needs: { ...none, lent: { 'ui#Button': digest } },
    rollout: { percent: 100, seed: 'a' },
    owner: 'services',
    justification: '',
  });
  const misfitFor = async (query: string) =>
    (await get(`/release.json${query}`)).json().remotes['mf-services'].misfit;

  it('a part is checked against the shell that runs in the page, which may be older than the released one', async () => {
    const shell = { ...release.shell, lends: { ...none, lent: { 'ui#Button': ['b2', 'b1'] } } };
    const remotes = { 'mf-services': remoteThatNeeds('b2') };
    writeFileSync(join(site.folder, 'release.json'), JSON.stringify({ ...release, shell, remotes }));
    mkdirSync(join(site.folder, 'shell', older), { recursive: true });
    const lends = { ...none, lent: { 'ui#Button': ['b1'] } };
    writeFileSync(join(site.folder, 'shell', older, 'part.json'), JSON.stringify({ lends }));
    expect(await misfitFor('')).toBeUndefined();
    expect(await misfitFor(`?shell=${sampleVersion}`)).toBeUndefined();
    expect(await misfitFor(`?shell=${older}`)).toEqual({ kind: 'lent', name: 'ui#Button' });
  });

  it.each(['../shell/0.1.0-bbbbbb2', '..%2F..%2Fetc', `${older}%00`, '0.1.0-ffffff9', ''])(
    'attack 112: no file is read for the shell version %s, and parts are checked against the released shell',
    async (wanted) => {
      const remotes = { 'mf-services': remoteThatNeeds('b2') };
      writeFileSync(join(site.folder, 'release.json'), JSON.stringify({ ...release, remotes }));
      expect(await misfitFor(`?shell=${wanted}`)).toEqual({ kind: 'lent', name: 'ui#Button' });
    },
  );
});
