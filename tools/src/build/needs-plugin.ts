import { join, relative } from 'node:path';
import type { Needs } from '@sendahead/shared-contracts/releases/needs';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { readIndex } from '../contracts/record.ts';
import { libraryVersions } from './lent.ts';
import { root } from './workspace.ts';

export class NotOnRecord extends Error {
  override readonly name = 'NotOnRecord';
}

/** The identifier that Module Federation gives to a lent module: `consume-shared-module|default|<request>|…`. */
const lentModule = /^consume-shared-module\|[^|]*\|(?<request>[^|]+)\|/;

const contractsFolder = join(root, 'shared-contracts/src');

/** Names of one of our modules that the build uses, after unused names were dropped. */
const usedNames = ({ moduleGraph }: Compilation, module: Module): string[] =>
  [...moduleGraph.getExportsInfo(module).orderedExports]
    .filter((info) => info.getUsed(undefined) !== webpack.UsageState.Unused)
    .map(({ name }) => name);

/** Names that other modules import from a module if the build does not know its exports. */
const importedNames = ({ moduleGraph }: Compilation, module: Module): string[] =>
  [...moduleGraph.getIncomingConnections(module)]
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .flatMap(({ dependency }) => {
      const [name] = dependency && 'ids' in dependency ? (dependency.ids as string[]) : [];
      return name === undefined ? [] : [name];
    });

const moduleOf = (name: string): string => name.split('#')[0] ?? '';

interface Named {
  readonly name: string;
}
const isCall = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;
const isTopic = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'schema' in value && 'kind' in value;

/**
 * Collects the calls, topics and lent names that a build uses. After the build, `needs` returns them with their recorded
 * digests. Throws NotOnRecord.
 */
export class NeedsPlugin {
  readonly #lent = new Set<string>();
  readonly #contracts = new Map<string, readonly string[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NeedsPlugin', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('NeedsPlugin', (modules) => {
        this.#lent.clear();
        this.#contracts.clear();
        for (const module of modules) this.#collect(compilation, module);
      });
    });
  }

  #collect(compilation: Compilation, module: Module): void {
    const request = lentModule.exec(module.identifier())?.groups?.request;
    if (request) for (const name of importedNames(compilation, module)) this.#lent.add(`${request}#${name}`);
    const resource = module instanceof webpack.NormalModule ? module.resource : '';
    if (!relative(contractsFolder, resource).startsWith('..') && resource !== '')
      this.#contracts.set(resource, usedNames(compilation, module));
  }

  async needs(): Promise<Needs> {
    const record = readIndex();
    const calls: Record<string, string> = {};
    const topics: Record<string, string> = {};
    const digestOf = (digests: readonly string[] | undefined, name: string, which: number): string => {
      const digest = digests?.at(which);
      if (!digest) throw new NotOnRecord(`${name} is not on record: run "npm run contracts"`);
      return digest;
    };
    for (const [file, names] of this.#contracts) {
      const module: Record<string, unknown> = await import(file);
      for (const value of names.map((name) => module[name])) {
        if (isCall(value)) calls[value.name] = digestOf(record.calls[value.name], value.name, 0);
        if (isTopic(value)) topics[value.name] = digestOf(record.topics[value.name], value.name, -1);
      }
    }
    // A library is compared by its version, unless the page lends only some of its names.
    const judgedByName = new Set(Object.keys(record.lent).map(moduleOf));
    const judged = [...this.#lent].filter((name) => judgedByName.has(moduleOf(name)));
    const lent = judged.map((name) => [name, digestOf(record.lent[name], name, 0)] as const);
    const sorted = (entries: Record<string, string>) =>
      Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    return {
      libraries: libraryVersions(),
      lent: sorted(Object.fromEntries(lent)),
      calls: sorted(calls),
      topics: sorted(topics),
    };
  }
}
