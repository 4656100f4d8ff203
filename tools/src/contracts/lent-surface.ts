import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lentEntries } from '../build/lent.ts';
import { packageFileOf, root } from '../build/workspace.ts';

/** `<module>#<name>` of everything that a part may borrow from the page -> digest of its declaration. */
export type LentSurface = Readonly<Record<string, string>>;

export class NoDeclarations extends Error {
  override readonly name = 'NoDeclarations';
}

const declared = /^export declare (?:const|let|function|abstract class|class|enum) (\w+)/gm;
const listed = /^export \{([^}]*)\}/gm;

const listedNames = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => item.split(' as ').at(-1) ?? item);

/** The names of a declaration file that exist at run time, sorted. */
export const exportsOf = (text: string): string[] =>
  [
    ...[...text.matchAll(declared)].map(([, name = '']) => name),
    ...[...text.matchAll(listed)].flatMap(([, list = '']) => listedNames(list)),
  ].toSorted();

type Read = (file: string) => string;
const declarationOf = (from: string, path: string): string => join(dirname(from), `${path}.d.ts`);
const neighbor = /(?:from |import\()["'](\.[^"']+)\.tsx?["']/g;

/** The declaration files that a file refers to, including itself. */
function closureOf(file: string, read: Read, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(neighbor)) closureOf(declarationOf(file, path), read, seen);
  return seen;
}

function digestOf(file: string, read: Read): string {
  const hash = createHash('sha256');
  for (const one of [...closureOf(file, read)].toSorted()) hash.update(one).update(read(one));
  return hash.digest('base64url').slice(0, 8);
}

const star = /^export \* from ["'](\.[^"']+)\.tsx?["']/gm;

/** The names of an entry, each with the digest of the file that declares it; `read` returns declaration files. */
export const surfaceOf = (request: string, entry: string, read: Read): LentSurface =>
  Object.fromEntries(
    [...read(entry).matchAll(star)].flatMap(([, path = '']) => {
      const file = declarationOf(entry, path);
      const digest = digestOf(file, read);
      return exportsOf(read(file)).map((name) => [`${request}#${name}`, digest] as const);
    }),
  );

/** Lent libraries with only some of their names: the names count, since the version determines their shapes. */
const partsOfLibraries = {
  rxjs: 'shared-contracts/src/bus/rx.ts',
  'zod/mini': 'shell/src/federation/lent-zod.ts',
};
const byVersion = 'by-version';

const librarySurface = (): LentSurface =>
  Object.fromEntries(
    Object.entries(partsOfLibraries).flatMap(([request, file]) => {
      const [, list = ''] = /export \{([^}]*)\}/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      const names = list.split(',').map((item) => item.trim().split(' as ')[0] ?? '');
      return names.filter((name) => name !== '').map((name) => [`${request}#${name}`, byVersion] as const);
    }),
  );

/** Reads the current names from the declarations that TypeScript writes. Throws NoDeclarations. */
export function presentSurface(): LentSurface {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const words = [compiler, '-p', join(import.meta.dirname, 'lent.tsconfig.json'), '--outDir', folder];
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new NoDeclarations(stdout);
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    const { name, exports } = packageFileOf('shared-ui');
    const ui = lentEntries.map((request) => {
      const source = exports[request.replace(name, '.')] ?? '';
      return surfaceOf(request, join('shared-ui', source.replace(/\.tsx?$/, '.d.ts')), read);
    });
    return Object.assign({}, ...ui, librarySurface());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
