import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openModules } from '../build/lent-modules.ts';
import { lentPackages, root } from '../build/workspace.ts';

/** What a part can rely on of one module that the page lends. */
export interface ModuleSurface {
  /** Names that exist at run time. */
  readonly exports: readonly string[];
  /** Digest of the declarations of the module and of all that they name. */
  readonly types: string;
}

/** Request -> what it offers: everything of `shared-contracts` and `shared-ui` that a remote may be built against. */
export type LentSurface = Readonly<Record<string, ModuleSurface>>;

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

const neighbour = /(?:from |import\()["'](\.[^"']+)\.tsx?["']/g;

/** The declaration files that a file leads to, itself included. */
function closureOf(file: string, read: (file: string) => string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(neighbour))
    closureOf(join(dirname(file), `${path}.d.ts`), read, seen);
  return seen;
}

/** What one module offers, of the declaration files that `read` gives. */
export function surfaceOf(file: string, read: (file: string) => string): ModuleSurface {
  const hash = createHash('sha256');
  for (const one of [...closureOf(file, read)].toSorted()) hash.update(one).update(read(one));
  return { exports: exportsOf(read(file)), types: hash.digest('hex').slice(0, 12) };
}

/** Reads what the tree offers now, sorted, by the declarations that TypeScript writes of it. Throws NoDeclarations. */
export function presentSurface(): LentSurface {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const words = [compiler, '-p', join(import.meta.dirname, 'lent.tsconfig.json'), '--outDir', folder];
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new NoDeclarations(stdout);
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    return Object.fromEntries(
      lentPackages
        .flatMap(openModules)
        .toSorted((one, other) => (one.request < other.request ? -1 : 1))
        .map(({ request, file }) => [request, surfaceOf(file.replace(/\.tsx?$/, '.d.ts'), read)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
