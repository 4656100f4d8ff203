import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

const digestOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const textFile = /\.(js|css|json)$/;

type Words = readonly (readonly [from: string, to: string])[];

/** Copies the present build of a part under another id, with these words changed, into the store. Returns its version. */
function copyBuild(
  site: Site,
  part: string,
  id: string,
  words: Words,
  shared: Readonly<Record<string, string>> = {},
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
  const facts = JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8'));
  for (const file of Object.keys(facts.files)) facts.files[file] = digestOf(readFileSync(join(folder, file)));
  Object.assign(facts.shared, shared);
  writeFileSync(join(folder, 'part.json'), JSON.stringify(facts));
  // The compressed twins are those of the older build.
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.br'))) rmSync(join(folder, file));
  return version;
}

/**
 * Adds a further build of a remote to the store, next to the current one: other bytes under another version,
 * as if its team had changed one word. Returns its version.
 */
export const addVersion = (site: Site, remote: string, id: string, word: Words[number]): string =>
  copyBuild(site, remote, id, [word]);

const lentPackages = ['@sendahead/shared-contracts', '@sendahead/shared-ui'];

/** The release of the page that lends: the version of what is ours. */
export const pageRelease = (site: Site): string => site.release().shell.shared[lentPackages[0] ?? ''] ?? '';

/**
 * Puts a further build of a part into the store, as if it had been built with another release of the page: a shell
 * that lends it, a remote that asks for it. Returns its version.
 */
export function addBuiltWith(site: Site, part: string, id: string, release: string): string {
  const present = pageRelease(site);
  const words: Words = ['"', '"^'].map((before) => [`${before}${present}"`, `${before}${release}"`]);
  return copyBuild(site, part, id, words, Object.fromEntries(lentPackages.map((name) => [name, release])));
}
