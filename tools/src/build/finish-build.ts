import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const digestOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const compressible = /\.(js|css|json|svg)$/;
/** Facts about a build that the page never loads. */
const notServed = new Set(['integrity.json', 'part.json', 'mf-stats.json']);

const compressed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Digests of the final bytes, and a compressed twin of every text file. Returns path -> digest. */
export function finishBuild(folder: string, { compress }: { compress: boolean }): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !notServed.has(file) && !/\.(br|map|html)$|^pages\//.test(file))
    .sort();
  const digests: Record<string, string> = {};
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    digests[file] = digestOf(bytes);
    if (compress && compressible.test(file)) writeFileSync(join(folder, `${file}.br`), compressed(bytes));
  }
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(digests, null, 2)}\n`);
  return digests;
}
