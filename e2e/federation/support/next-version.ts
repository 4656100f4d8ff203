import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Needs, Offers } from '@sendahead/shared-contracts/releases/needs';
import type { Site } from './site.ts';

/** The facts of a build that these tests change. */
interface PartFile {
  readonly files: Record<string, string>;
  readonly needs: Needs;
  readonly lends: Offers;
}

const digestOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const textFile = /\.(js|css|json)$/;

type Words = readonly (readonly [from: string, to: string])[];

/** Copies the current build of a part into the store with a new id and these words changed. Returns its version. */
function copyBuild(
  site: Pick<Site, 'releases' | 'release'>,
  part: string,
  id: string,
  words: Words,
  change: (facts: PartFile) => void = () => undefined,
): string {
  const present = part === 'shell' ? site.release().shell : site.release().remotes[part];
  if (!present) throw new Error(`${part} is not released`);
  const oldId = present.version.split('-').at(-1) ?? '';
  const version = present.version.replace(oldId, id);
  const folder = join(site.releases, part, version);
  cpSync(join(site.releases, part, present.version), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => textFile.test(name))) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replaceAll(oldId, id);
    writeFileSync(
      path,
      words.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    );
  }
  const facts: PartFile = JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8'));
  for (const file of Object.keys(facts.files)) facts.files[file] = digestOf(readFileSync(join(folder, file)));
  change(facts);
  writeFileSync(join(folder, 'part.json'), JSON.stringify(facts));
  writeFileSync(
    join(folder, 'checks.verdict'),
    JSON.stringify({ checked_at: new Date().toISOString(), against: [] }),
  );
  // The compressed files belong to the older build.
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.br'))) rmSync(join(folder, file));
  return version;
}

/**
 * Adds another build of a remote to the store, next to the current one: new bytes with a new version,
 * as if its team had changed one word. Returns its version.
 */
export const addVersion = (
  site: Pick<Site, 'releases' | 'release'>,
  remote: string,
  id: string,
  word: Words[number],
): string => copyBuild(site, remote, id, [word]);

/** Another shape of a contract or a lent name. */
export interface OtherShape {
  readonly kind: 'lent' | 'calls' | 'topics';
  readonly name: string;
  readonly digest: string;
}

/**
 * Puts another build of a part into the store, as if it had been built with another shape of a contract: a remote
 * that uses it, or a shell that lends it, along with the previous shape unless it was broken. Returns its version.
 */
export function addBuiltWith(
  site: Site,
  part: string,
  id: string,
  { kind, name, digest }: OtherShape,
  { breaking = false } = {},
): string {
  return copyBuild(site, part, id, [], (facts) => {
    if (part !== 'shell') facts.needs[kind][name] = digest;
    else if (kind !== 'calls') {
      const { [name]: before = [] } = facts.lends[kind];
      facts.lends[kind][name] = breaking ? [digest] : [digest, ...before];
    }
  });
}
