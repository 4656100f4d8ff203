import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { consumersElsewhere } from '@sendahead/shared-contracts/call/consumers';
import { partNames, root } from '../build/workspace.ts';
import { callsMade, callsOf, type Source } from './calls-made.ts';

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/(testing|fakes)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe('the calls that a text makes', () => {
  const defined = callsOf([
    {
      path: 'shared-contracts/src/geo/calls.ts',
      text: "export const zipInfo = defineCall({\n  ...one,\n  name: 'geo.zip-info',\n});\nexport const places = defineCall({ name: 'geo.places' });",
    },
  ]);
  const made = (text: string) => [...callsMade(defined, [{ path: 'a.ts', text }])];

  it.each([
    ["import { zipInfo } from '@sendahead/shared-contracts/geo/calls';"],
    ["import { other, zipInfo as info } from '@sendahead/shared-contracts/geo/calls';"],
    ["import * as calls from '@sendahead/shared-contracts/geo/calls';\napi.call(calls.zipInfo, {});"],
  ])('the calls of a text include its imports: %s', (text) => {
    expect(made(text)).toEqual(['geo.zip-info']);
  });

  it.each([
    ["import type { zipInfo } from '@sendahead/shared-contracts/geo/calls';"],
    ["import { zipInfo } from '@sendahead/shared-contracts/geo/lookup-calls';"],
    ["import * as calls from '@sendahead/shared-contracts/geo/calls';"],
  ])('the calls of a text exclude other imports: %s', (text) => {
    expect(made(text)).toEqual([]);
  });
});

describe('every call', () => {
  const defined = callsOf(read('shared-contracts/src/**/*calls.ts'));
  const made = callsMade(
    defined,
    partNames().flatMap((part) => read(`${part}/src/**/*.{ts,tsx}`)),
  );
  const elsewhere = consumersElsewhere.flatMap(({ calls }) => calls);

  it('the calls are found where they are defined', () => {
    expect(defined.map(({ name }) => name).toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
  });

  it('a part of the page makes every call, or the call is listed with its consumer', () => {
    expect(
      defined.map(({ name }) => name).filter((name) => !made.has(name) && !elsewhere.includes(name)),
    ).toEqual([]);
  });

  it('no call is listed as made elsewhere once a part makes it', () => {
    expect(elsewhere.filter((name) => made.has(name))).toEqual([]);
  });

  it('every entry of the consumers table is unique and names an existing call', () => {
    expect(elsewhere.length).toBe(new Set(elsewhere).size);
    const names = new Set(defined.map(({ name }) => name));
    expect(elsewhere.filter((name) => !names.has(name))).toEqual([]);
  });
});
