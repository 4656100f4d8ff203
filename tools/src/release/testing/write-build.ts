import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { noNeeds, noOffers } from '@sendahead/shared-contracts/releases/needs';
import { storeVerdict } from '../checked/verdict.ts';

const digest = `sha384-${'B'.repeat(64)}`;

/** The facts of a build that fits all other builds of these tests. */
export const sampleBuild = (part: string, id: string, other: Partial<PartFile> = {}): PartFile => ({
  part,
  version: `0.1.0-${id}`,
  build_id: id,
  mode: 'production',
  entry: part === 'shell' ? ['main.js'] : [],
  styles: [],
  files: { 'a.js': digest },
  needs: { ...noNeeds, libraries: { react: '19.3.1' } },
  lends: { ...noOffers, libraries: { react: '19.3.1' } },
  ...other,
});

/** Writes a finished build with passed checks, as webpack leaves it. Returns its version. */
export function writeBuild(folder: string, part: string, id: string, other: Partial<PartFile> = {}): string {
  const build = sampleBuild(part, id, other);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a.js'), id);
  writeFileSync(join(folder, 'part.json'), JSON.stringify(build));
  storeVerdict(folder, { checked_at: '2026-12-01T14:00:00.000Z', against: [] });
  return build.version;
}
