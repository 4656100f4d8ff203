import { parseSync } from '@swc/core';
import type { Source } from './calls-made.ts';

interface DefinedTopic {
  /** The name that other files import. */
  readonly constant: string;
  readonly name: string;
}
/** What a part does with a topic: it publishes it, reads its state, or hears its events. */
export type Use = 'publish' | 'state' | 'events';
const uses: readonly string[] = ['publish', 'state', 'events'] satisfies Use[];

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodeAt = (node: Node, key: string): Node => (isNode(node[key]) ? node[key] : {});
const textAt = (node: Node, key: string): string => (typeof node[key] === 'string' ? node[key] : '');

/** Every node of a source, in the order of its text. */
function nodesOf(text: string): Node[] {
  const found: Node[] = [];
  const read = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value.type !== undefined) found.push(value);
    for (const child of Object.values(value)) read(child);
  };
  read(parseSync(text, { syntax: 'typescript', tsx: true, target: 'es2022' }).body);
  return found;
}

const argumentsOf = (call: Node): Node[] =>
  (Array.isArray(call.arguments) ? call.arguments : [])
    .filter(isNode)
    .map((item) => nodeAt(item, 'expression'));

/** The topics that files define. */
export const topicsOf = (sources: readonly Source[]): DefinedTopic[] =>
  sources
    .filter(({ text }) => /define(State|Event)\(/.test(text))
    .flatMap(({ text }) => nodesOf(text))
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap((declared) => {
      const call = nodeAt(declared, 'init');
      const [name] = argumentsOf(call);
      const isTopic = /^define(State|Event)$/.test(textAt(nodeAt(call, 'callee'), 'value'));
      return isTopic && name?.type === 'StringLiteral'
        ? [{ constant: textAt(nodeAt(declared, 'id'), 'value'), name: textAt(name, 'value') }]
        : [];
    });

/** The imports of a source: the name in the file -> the name in the contracts, undefined for one from elsewhere. */
function importsOf(nodes: readonly Node[]): Map<string, string | undefined> {
  return new Map(
    nodes
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((node) => {
        const isOfContracts = textAt(nodeAt(node, 'source'), 'value').startsWith(
          '@sendahead/shared-contracts/',
        );
        const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
        return specifiers.map((one): [string, string | undefined] => {
          const local = textAt(nodeAt(one, 'local'), 'value');
          return [local, isOfContracts ? textAt(nodeAt(one, 'imported'), 'value') || local : undefined];
        });
      }),
  );
}

/**
 * The constants that a text passes to a method of the bus, as `<use> <constant>`. One that is not imported at the top came
 * by `await import(…)` of the contracts.
 */
function usesIn(text: string): string[] {
  const nodes = nodesOf(text);
  const imports = importsOf(nodes);
  return nodes
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => {
      const method = textAt(nodeAt(nodeAt(call, 'callee'), 'property'), 'value');
      const local = textAt(argumentsOf(call)[0] ?? {}, 'value');
      const constant = imports.has(local) ? imports.get(local) : local;
      return uses.includes(method) && constant ? [`${method} ${constant}`] : [];
    });
}

/** What these sources do with the defined topics: names for each use, sorted. */
export function topicsUsed(
  topics: readonly DefinedTopic[],
  sources: readonly Source[],
): Readonly<Record<Use, string[]>> {
  const found = new Set(
    sources.filter(({ text }) => /\b(publish|state|events)\(/.test(text)).flatMap(({ text }) => usesIn(text)),
  );
  const namesOf = (use: Use): string[] =>
    topics
      .filter(({ constant }) => found.has(`${use} ${constant}`))
      .map(({ name }) => name)
      .toSorted();
  return { publish: namesOf('publish'), state: namesOf('state'), events: namesOf('events') };
}
