import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'releases.news': {},
  'releases.report-page': {
    body: { page: 'ship', revision: 1, vitals: { lcp_ms: 1800, inp_ms: 96, cls_thousandths: 40 } },
  },
  'console.releases': {},
  // Examples run on a shop without a release.
  'console.release-choices': { params: { part: 'mf-services' }, refusal: 'no_such_thing' },
  'console.release-rights': {},
  'console.make-release-token': {
    refusal: 'no_such_thing',
    body: { part: 'mf-services', name: 'Build server' },
  },
  'console.revoke-release-token': { params: { tokenId: 'rtk_unknown' }, refusal: 'no_such_thing' },
  'console.release-hooks': {},
  'console.set-release-hook': {
    refusal: 'no_such_thing',
    params: { part: 'mf-services' },
    body: { address: 'https://hooks.example.com/releases' },
  },
  'console.remove-release-hook': { params: { part: 'mf-services' }, refusal: 'no_such_thing' },
  'console.test-release-hook': { params: { part: 'mf-services' }, refusal: 'no_such_thing' },
  'console.move-part': {
    refusal: 'no_such_thing',
    params: { part: 'mf-services' },
    body: { act: 'end_canary', revision: 1, reason: 'No faults in two days' },
  },
};
