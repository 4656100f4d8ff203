import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

const digestOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const textFile = /\.(js|css|json)$/;

/**
 * Puts a further build of a remote into the store, beside the present one: other bytes under another version,
 * as if its team had changed one word. Returns its version.
 */
export function addVersion(
  site: Site,
  remote: string,
  id: string,
  word: readonly [from: string, to: string],
): string {
  const present = site.release().remotes[remote];
  if (!present) throw new Error(`${remote} is not released`);
  const oldId = present.version.split('-').at(-1) ?? '';
  const version = present.version.replace(oldId, id);
  const folder = join(site.releases, remote, version);
  cpSync(join(site.releases, remote, present.version), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => textFile.test(name))) {
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replaceAll(oldId, id)
        .replaceAll(...word),
    );
  }
  const part = JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8'));
  for (const file of Object.keys(part.files)) part.files[file] = digestOf(readFileSync(join(folder, file)));
  writeFileSync(join(folder, 'part.json'), JSON.stringify(part));
  // The compressed twins are those of the older build.
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.br'))) rmSync(join(folder, file));
  return version;
}
