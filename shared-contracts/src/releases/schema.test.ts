import { releaseDocumentSchema } from './schema.ts';

const version = '0.1.0-aaaaaa1';
const shell = {
  version,
  base_url: `/assets/shell/${version}/`,
  entry: ['main.js'],
  styles: [],
  files: {},
};
const remote = {
  version,
  manifest_url: `/assets/mf-services/${version}/mf-manifest.json`,
  files: {},
  rollout: { percent: 100, seed: 'aaaaaa1' },
  status: 'on',
  owner: 'services',
  justification: '',
};
const document = (changes: { base_url?: string; manifest_url?: string }) => ({
  revision: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  shell: { ...shell, ...('base_url' in changes ? { base_url: changes.base_url } : {}) },
  remotes: { 'mf-services': { ...remote, ...('manifest_url' in changes ? changes : {}) } },
});

describe('a release document', () => {
  it('a release points to builds on its own origin', () => {
    expect(releaseDocumentSchema.safeParse(document({})).success).toBe(true);
  });

  it.each([
    'https://evil.test/shell/',
    '//evil.test/assets/shell/',
    `/assets/shell/${version}/../../`,
    '/assets/shell/0.1.0-bbbbbb2/',
    `/assets/mf-services/${version}/`,
  ])('attack 51: loads no shell from %s', (base_url) => {
    expect(releaseDocumentSchema.safeParse(document({ base_url })).success).toBe(false);
  });

  it.each([
    'https://evil.test/mf-manifest.json',
    '//evil.test/mf-manifest.json',
    '\\\\evil.test\\mf-manifest.json',
    `/assets/mf-services/${version}/../0.1.0-bbbbbb2/mf-manifest.json`,
    '/assets/mf-services/0.1.0-bbbbbb2/mf-manifest.json',
    `/assets/mf-checkout/${version}/mf-manifest.json`,
  ])('attack 51: loads no remote from %s', (manifest_url) => {
    expect(releaseDocumentSchema.safeParse(document({ manifest_url })).success).toBe(false);
    const canary = { version, files: {}, percent: 5, seed: 'a1b2c3d4e5f60718', since: '' };
    const withCanary = (at: string) => {
      const own = document({});
      const live = own.remotes['mf-services'];
      return { ...own, remotes: { 'mf-services': { ...live, canary: { ...canary, manifest_url: at } } } };
    };
    expect(releaseDocumentSchema.safeParse(withCanary(remote.manifest_url)).success).toBe(true);
    expect(releaseDocumentSchema.safeParse(withCanary(manifest_url)).success).toBe(false);
  });
});
