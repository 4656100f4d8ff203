import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readIndex } from '../contracts/record.ts';
import { installedBelow } from './lock-file.ts';
import { contractNamesIn, contractsReached, lentNamesIn } from './reached.ts';
import { root } from './workspace.ts';

const ignored = /(^|\/)(node_modules|dist|dev|testing|record)(\/|$)|\.test\.tsx?$|\.md$/;

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path) || ignored.test(relative(root, path))) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Packages that affect the output of every build. */
const builders = [
  '@module-federation/enhanced',
  '@swc/core',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'mini-css-extract-plugin',
  'swc-loader',
  'webpack',
];

/** The source files of a part. The shell includes the shared packages, because it lends them. */
function sourcesOf(part: string): string[] {
  const own = [`${part}/src`, `${part}/package.json`, 'tsconfig.base.json', 'tools/src/build'];
  if (part === 'shell') own.push('shared-contracts', 'shared-ui');
  return own.flatMap((path) => [...filesBelow(join(root, path))]);
}

/** The shell lends everything on record, so a newly recorded shape makes a new shell. */
function hashLends(hash: Hash): void {
  const { lent, topics } = readIndex();
  hash.update(JSON.stringify([lent, topics]));
}

/**
 * The recorded digests of the contracts that a part reaches. A lent name counts with its oldest digest: it
 * changes when the name is broken, and then every part that uses the name has to be rebuilt.
 */
function hashNeeds(hash: Hash, sources: readonly string[], contracts: readonly string[]): void {
  const { lent, calls, topics } = readIndex();
  for (const name of lentNamesIn(sources)) hash.update(name).update(lent[name]?.at(-1) ?? '');
  const named = contractNamesIn(contracts);
  for (const name of named) hash.update(calls[name]?.[0] ?? '').update(topics[name]?.at(-1) ?? '');
}

/** Names a build after its inputs, never after its time: the same sources have the same id everywhere. */
export function buildIdOf(part: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const sources = sourcesOf(part);
  const contracts = part === 'shell' ? [] : contractsReached(sources);
  for (const file of [...sources, ...contracts]) hash.update(relative(root, file)).update(readFileSync(file));
  if (part === 'shell') hashLends(hash);
  else hashNeeds(hash, sources, contracts);
  const workspaces = part === 'shell' ? [part, 'shared-contracts', 'shared-ui'] : [part, 'shared-contracts'];
  hash.update(installedBelow(workspaces, builders).join('\n'));
  return hash.digest('hex').slice(0, 10);
}
