import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { readSnapshot, writeSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot-text';
import { lentPackages, packageFileOf, root } from '../build/workspace.ts';
import type { LentSurface } from './lent-surface.ts';

/** What was recorded of the contracts: every snapshot of calls and topics, and the last of what the page lends. */
export interface Records {
  /** Oldest first. */
  readonly snapshots: readonly RecordedContracts[];
  readonly lent: { readonly version: string; readonly modules: LentSurface };
}

const folder = join(root, 'shared-contracts/snapshots');
const lentFile = join(folder, 'lent-modules.json');

export const readRecords = (): Records => ({
  snapshots: readdirSync(folder)
    .filter((name) => name.endsWith('.snapshot.json'))
    .toSorted()
    .map((name) => readSnapshot(readFileSync(join(folder, name), 'utf8'))),
  lent: JSON.parse(readFileSync(lentFile, 'utf8')),
});

/** Adds a snapshot after those that there are. Returns its file's name. */
export function addSnapshot({ snapshots }: Records, snapshot: RecordedContracts): string {
  const name = `${String(snapshots.length + 1).padStart(4, '0')}.snapshot.json`;
  writeFileSync(join(folder, name), writeSnapshot(snapshot));
  return name;
}

/** One line for each module, so that a review sees what changed. */
export function writeLent(version: string, modules: LentSurface): void {
  const lines = Object.entries(modules).map(
    ([request, module]) => `${JSON.stringify(request)}: ${JSON.stringify(module)}`,
  );
  writeFileSync(lentFile, `{"version": "${version}", "modules": {\n${lines.join(',\n')}\n}}\n`);
}

/** The version that the package files of the lent packages bear; undefined when they differ. */
export function bornVersion(): string | undefined {
  const versions = new Set(lentPackages.map((lent) => packageFileOf(lent).version));
  return versions.size === 1 ? [...versions][0] : undefined;
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Writes a version into the package files of the lent packages, and where the lock file repeats it. */
export function bearVersion(version: string): void {
  for (const lent of lentPackages) {
    const { name } = packageFileOf(lent);
    const said = new RegExp(`("name": "${name}",\\s+"version": ")[^"]+`);
    for (const file of [`${lent}/package.json`, 'package-lock.json'])
      edit(file, (text) => text.replace(said, `$1${version}`));
  }
}
