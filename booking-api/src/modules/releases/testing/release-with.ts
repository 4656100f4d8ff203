import { sampleRelease } from '../../site/testing/sample-release.ts';

const version = '0.1.0-bbbbbb2';

/** A release document of the shell and one part; `more` contains its differences from a part that is on. */
export const releaseWith = (part: string, more: object = {}) => ({
  ...sampleRelease(),
  remotes: {
    [part]: {
      version,
      manifest_url: `/assets/${part}/${version}/mf-manifest.json`,
      files: {},
      status: 'on',
      rollout: { percent: 100, seed: 'a' },
      owner: part,
      justification: '',
      ...more,
    },
  },
});
