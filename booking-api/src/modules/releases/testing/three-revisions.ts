import { sampleRelease } from '../../site/testing/sample-release.ts';
import { releaseWith } from './release-with.ts';

export const older = '0.1.0-bbbbbb2';
export const newer = '0.1.0-cccccc3';
export const by = 'ada@example.com';

const services = (version: string, more: object = {}) => {
  const manifest_url = `/assets/mf-services/${version}/mf-manifest.json`;
  return releaseWith('mf-services', { version, manifest_url, ...more }).remotes;
};

/** The part mf-services is released, released again and switched off. */
export const threeRevisions = [
  { remotes: services(older), change: { by } },
  { remotes: services(newer), change: { by, why: 'quicker prices', commit: 'abc123def456' } },
  {
    remotes: services(newer, { status: 'off', notice: 'Closed today.' }),
    change: { by, why: 'wrong prices' },
  },
].map((more) => ({ ...sampleRelease(), ...more }));
