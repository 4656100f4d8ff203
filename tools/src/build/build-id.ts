import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lentPackages, packageFileOf, root } from './workspace.ts';

const ignored = /(^|\/)(node_modules|dist|dev|testing)(\/|$)|\.test\.tsx?$|\.snapshot\.json$|\.md$/;

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path) || ignored.test(relative(root, path))) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** What the bytes of a build depend on. A remote borrows the shared packages from the shell at run time. */
function inputsOf(part: string): string[] {
  const own = [
    `${part}/src`,
    `${part}/package.json`,
    `${part}/loading-plan.json`,
    'package-lock.json',
    'tsconfig.base.json',
    'tools/src/build',
  ];
  if (part === 'shell') own.push(...lentPackages);
  return own.map((path) => join(root, path));
}

/** Names a build by what went into it, never by when: the same sources give the same id anywhere. */
export function buildIdOf(part: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  for (const shared of lentPackages) hash.update(packageFileOf(shared).version);
  for (const input of inputsOf(part)) {
    for (const file of filesBelow(input)) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
