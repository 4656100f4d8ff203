import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noNeeds, noOffers } from '@sendahead/shared-contracts/releases/needs';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { sampleDigest } from '../../site/testing/sample-release.ts';

export const [first, second, third] = ['0.1.0-aaaaaa1', '0.1.0-bbbbbb2', '0.1.0-cccccc3'] as const;

const libraries = { react: '19.3.1' };
/** A finished build of a part that fits every other one here. */
export function writeBuild(folder: string, part: string, version: string, more: object = {}): void {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const page of ['ship', 'start']) writeFileSync(join(folder, `pages/${page}.html`), version);
  writeFileSync(join(folder, 'a.js'), version);
  const build = {
    ...{ part, version, build_id: version.slice(6), mode: 'production', styles: [] },
    entry: part === 'shell' ? ['a.js'] : [],
    files: { 'a.js': sampleDigest },
    needs: part === 'shell' ? noNeeds : { ...noNeeds, libraries },
    lends: part === 'shell' ? { ...noOffers, libraries } : noOffers,
    ...more,
  };
  writeFileSync(join(folder, 'part.json'), JSON.stringify(build));
}

export const writeChecks = (folder: string, against: readonly string[] = []): void =>
  writeFileSync(
    join(folder, 'checks.verdict'),
    JSON.stringify({ checked_at: '2026-11-30T10:00:00.000Z', commit: 'abc123def456', against }),
  );

const partAt = (part: string, version: string) => ({
  version,
  manifest_url: `/assets/${part}/${version}/mf-manifest.json`,
  files: { 'a.js': sampleDigest },
  needs: { ...noNeeds, libraries },
  status: 'on' as const,
  rollout: { percent: 100, seed: 'a' },
  owner: part === 'mf-services' ? 'Rates and services' : 'Orders',
  justification: '',
});

/** A document with the shell and two parts. */
export const documentOf = (revision: number, services: string): ReleaseDocument =>
  releaseDocumentSchema.parse({
    revision,
    created_at: `2026-11-2${revision}T10:00:00.000Z`,
    change: { by: 'ada@example.com', commit: 'abc123def456' },
    shell: {
      version: first,
      base_url: `/assets/shell/${first}/`,
      ...{ entry: ['a.js'], styles: [], files: { 'a.js': sampleDigest }, lends: { ...noOffers, libraries } },
    },
    remotes: { 'mf-services': partAt('mf-services', services), 'mf-orders': partAt('mf-orders', first) },
  });

/** A data folder whose releases are in a folder: mf-services was released twice, and a third build of it is in the store. */
export function releaseFolder() {
  const data = mkdtempSync(join(tmpdir(), 'release-desk-'));
  const releases = join(data, 'releases');
  const folderOf = (part: string, version: string): string => join(releases, part, version);
  const write = (name: string, release: ReleaseDocument): void =>
    writeFileSync(join(releases, name), JSON.stringify(release));
  const documents = [documentOf(1, first), documentOf(2, second)];
  const read = (): ReleaseDocument =>
    releaseDocumentSchema.parse(JSON.parse(readFileSync(join(releases, 'release.json'), 'utf8')));
  return {
    data,
    releases,
    folderOf,
    read,
    /** The first two revisions again, and the builds with passed checks. */
    reset(): void {
      rmSync(releases, { recursive: true, force: true });
      mkdirSync(join(releases, 'history'), { recursive: true });
      for (const [part, ...versions] of [
        ['shell', first, second],
        ['mf-services', first, second, third],
        ['mf-orders', first],
      ] as const)
        for (const version of versions) {
          writeBuild(folderOf(part, version), part, version);
          writeChecks(folderOf(part, version));
        }
      for (const one of documents) write(`history/00000${one.revision}.json`, one);
      write('release.json', documents[1] ?? documentOf(2, second));
    },
    /** A promotion by somebody else. */
    promote(change: (release: ReleaseDocument) => ReleaseDocument): void {
      const next = { ...change(read()), revision: read().revision + 1 };
      write(`history/00000${next.revision}.json`, next);
      write('release.json', next);
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}
