import type { PageRelease } from '@sendahead/shared-contracts/releases/schema';
import { createDigests } from './digests.ts';
import { createLookup, impossibleDigest, installLookup } from './lookup.ts';

const digest = (letter: string): string => `sha384-${letter.repeat(64)}`;
const base = 'http://golf.localhost:4000/ship?o_zip=60601';

const release = (version: string, letter: string): PageRelease => ({
  revision: 1,
  created_at: '',
  shell: {
    version: '0.1.0-aaaaaa1',
    base_url: '/assets/shell/0.1.0-aaaaaa1/',
    entry: ['main.js'],
    styles: [],
    files: { 'main.js': digest('S') },
  },
  remotes: {
    'mf-services': {
      version,
      manifest_url: `/assets/mf-services/${version}/mf-manifest.json`,
      files: { 'entry.js': digest(letter) },
      status: 'on',
    },
  },
});

const url = (version: string): string => `http://golf.localhost:4000/assets/mf-services/${version}/entry.js`;

function known() {
  const digests = createDigests(base);
  digests.learn(release('0.1.0-bbbbbb2', 'B'));
  return digests;
}

describe('digests of executable files', () => {
  it('digests cover the files of the shell and of every remote by path', () => {
    expect(known().of(url('0.1.0-bbbbbb2'))).toBe(digest('B'));
    expect(known().of('/assets/shell/0.1.0-aaaaaa1/main.js')).toBe(digest('S'));
  });

  it('digests ignore a query that a retry appends to an address', () => {
    expect(known().of(`${url('0.1.0-bbbbbb2')}?again=1`)).toBe(digest('B'));
  });

  it("the older build's digests are kept when a newer release is read", () => {
    const digests = known();
    digests.learn(release('0.1.0-cccccc3', 'C'));
    expect([digests.of(url('0.1.0-bbbbbb2')), digests.of(url('0.1.0-cccccc3'))]).toEqual([
      digest('B'),
      digest('C'),
    ]);
  });

  it('a gap in the release becomes an impossible digest, and is reported', () => {
    const report = jest.fn();
    const lookup = createLookup(known(), report);
    expect(lookup('/assets/mf-services/0.1.0-bbbbbb2/forgotten.js')).toBe(impossibleDigest);
    expect(impossibleDigest).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('the digests cannot be replaced on the page', () => {
    const page = {};
    installLookup(page, () => digest('B'));
    expect(() => Object.assign(page, { sendaheadIntegrity: () => '' })).toThrow(TypeError);
  });
});
