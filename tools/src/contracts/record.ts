import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallSnapshot, TopicSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot';
import type { Offers } from '@sendahead/shared-contracts/releases/needs';
import { root } from '../build/workspace.ts';

/** Every shape of one contract that a released part may depend on, newest first. */
type Shapes<Shape> = Shape[];

/** The recorded shapes of calls and topics and the digests of lent names, newest first. */
export interface ContractRecord {
  readonly calls: Readonly<Record<string, Shapes<CallSnapshot>>>;
  readonly topics: Readonly<Record<string, Shapes<TopicSnapshot>>>;
  readonly lent: Readonly<Record<string, string[]>>;
}

const folder = join(root, 'shared-contracts/record');
const indexFile = join(folder, 'index.json');
const shapesFolder = (kind: 'calls' | 'topics'): string => join(folder, 'shapes', kind);

/** Identifies a shape: builds that use it record this digest. */
export const digestOf = (shape: unknown): string =>
  createHash('sha256').update(JSON.stringify(shape)).digest('base64url').slice(0, 8);

/** The index: one line for each contract, with the digests that still hold. Builds and the server read only this. */
export const indexOf = ({ calls, topics, lent }: ContractRecord): Omit<Offers, 'libraries'> => {
  const digests = (shapes: Readonly<Record<string, Shapes<unknown>>>) =>
    Object.fromEntries(Object.entries(shapes).map(([name, list]) => [name, list.map(digestOf)]));
  return { calls: digests(calls), topics: digests(topics), lent: { ...lent } };
};

export const readIndex = (): Omit<Offers, 'libraries'> => JSON.parse(readFileSync(indexFile, 'utf8'));

function readShapes<Shape>(kind: 'calls' | 'topics'): Record<string, Shapes<Shape>> {
  const rows = readdirSync(shapesFolder(kind)).map((file) => {
    const { now, earlier } = JSON.parse(readFileSync(join(shapesFolder(kind), file), 'utf8'));
    return [file.replace(/\.json$/, ''), [now, ...earlier]] as [string, Shapes<Shape>];
  });
  return Object.fromEntries(rows);
}

const removedTopics = (): Record<string, []> => {
  const { topics } = readIndex();
  return Object.fromEntries(
    Object.keys(topics)
      .filter((name) => topics[name]?.length === 0)
      .map((name) => [name, []]),
  );
};

export const readRecord = (): ContractRecord => ({
  calls: readShapes('calls'),
  topics: { ...removedTopics(), ...readShapes<TopicSnapshot>('topics') },
  lent: readIndex().lent,
});

/** The newest shape line by line, so that a review shows the change; earlier shapes in one line each. */
function writeShapes(kind: 'calls' | 'topics', name: string, [now, ...earlier]: Shapes<unknown>): void {
  const lines = earlier.map((shape) => `\n  ${JSON.stringify(shape)}`);
  const text = `${JSON.stringify({ now }, null, 1).slice(0, -2)},\n "earlier": [${lines.join(',')}${lines.length > 0 ? '\n ' : ''}]\n}\n`;
  writeFileSync(join(shapesFolder(kind), `${name}.json`), text);
}

const section = (name: string, entries: Readonly<Record<string, readonly string[]>>): string => {
  const lines = Object.keys(entries)
    .toSorted()
    .map((key) => `    ${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`);
  return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
};

function indexText(record: ContractRecord): string {
  const { calls, topics, lent } = indexOf(record);
  const sections = [section('calls', calls), section('topics', topics), section('lent', lent)];
  return `{\n${sections.join(',\n')}\n}\n`;
}

/** Whether the index belongs to this record. */
export const isIndexOf = (record: ContractRecord): boolean =>
  readFileSync(indexFile, 'utf8') === indexText(record);

export function writeRecord(record: ContractRecord): void {
  for (const kind of ['calls', 'topics'] as const) {
    rmSync(shapesFolder(kind), { recursive: true, force: true });
    mkdirSync(shapesFolder(kind), { recursive: true });
    for (const [name, shapes] of Object.entries(record[kind]))
      if (shapes.length > 0) writeShapes(kind, name, shapes);
  }
  writeFileSync(indexFile, indexText(record));
}
