import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { distOf } from '../build/part-file.ts';

/** Files of the built parts that a guest's ship page fetches, grouped by when it needs them. */
export interface PageFiles {
  /** Scripts that load before a person can type in ship-from. */
  readonly first: readonly string[];
  /** Scripts that the first drawing of the page needs, including those of ship-from. */
  readonly whole: readonly string[];
  readonly styles: readonly string[];
}

const manifestSchema = z.object({
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

/** The fragments of the ship page, from the top; the first one receives the first input. */
const fragments = [
  ['mf-addresses', 'ship-points'],
  ['mf-travelers', 'travelers'],
  ['mf-services', 'itinerary'],
  ['mf-checkout', 'summary'],
  ['mf-checkout', 'payment'],
  ['mf-checkout', 'next-step'],
] as const;
/** Lent chunks that ship-from needs; among the others, calendar and dialogs load when they are opened. */
const lentFirst: string[] = [];
const lentWhenDrawn = ['ui-booking'];

/** The ids of a named chunk and of those that the page requests with it, read from the shell's runtime. */
export function chunksAskedWith(runtime: string, name: string): string[] {
  const id = runtime.match(new RegExp(`(\\d+):"${name}"`))?.[1];
  if (id === undefined) return [];
  const groups = [...runtime.matchAll(/Promise\.all\(\[([^\]]*)\]\)/g)].map(([, calls = '']) =>
    [...calls.matchAll(/\.e\((\d+)\)/g)].map(([, chunk = '']) => chunk),
  );
  return groups.find((group) => group.includes(id)) ?? [id];
}

const filesOf = (part: string, name: string, ending: 'js' | 'css'): string[] =>
  globSync([`${name}.${ending}`, `${name}.*.${ending}`], { cwd: distOf(part) }).map((file) =>
    join(distOf(part), file),
  );

/**
 * The built scripts with this name, with or without a digest. Throws when there are no such scripts, so that
 * every script is counted.
 */
function scriptsOf(part: string, name: string): string[] {
  const files = filesOf(part, name, 'js');
  if (files.length === 0) throw new Error(`${part} has no script ${name}`);
  return files;
}

/** A named chunk of the shell with the chunks that the page requests with it. */
const lent = (runtime: string, name: string): string[] => [
  ...scriptsOf('shell', name),
  ...chunksAskedWith(runtime, name).flatMap((id) => filesOf('shell', id, 'js')),
];

function ofFragment([part, name]: (typeof fragments)[number], kind: 'js' | 'css'): string[] {
  const text = readFileSync(join(distOf(part), 'mf-manifest.json'), 'utf8');
  const expose = manifestSchema.parse(JSON.parse(text)).exposes.find((one) => one.name === name);
  if (!expose) throw new Error(`${part} has no fragment ${name}`);
  const own = expose.assets[kind].sync.map((file) => join(distOf(part), file));
  // The entry registers the remote on the page.
  return kind === 'js' ? [...scriptsOf(part, 'entry'), ...own] : own;
}

/** Reads the finished builds; throws when one is missing. */
export function readPageFiles(): PageFiles {
  const core = ['vendor', 'main'].flatMap((name) => scriptsOf('shell', name));
  const runtime = core.map((file) => readFileSync(file, 'utf8')).join('\n');
  const first = [
    ...core,
    ...lentFirst.flatMap((name) => lent(runtime, name)),
    ...ofFragment(fragments[0], 'js'),
  ];
  const whole = [
    ...first,
    ...lentWhenDrawn.flatMap((name) => lent(runtime, name)),
    ...fragments.flatMap((fragment) => ofFragment(fragment, 'js')),
  ];
  const styles = [
    ...['main', ...lentFirst, ...lentWhenDrawn].flatMap((name) => filesOf('shell', name, 'css')),
    ...fragments.flatMap((fragment) => ofFragment(fragment, 'css')),
  ];
  return { first: [...new Set(first)], whole: [...new Set(whole)], styles: [...new Set(styles)] };
}

/** The shell's script with the code for reports, which pages load after the first input. */
export function readReportFiles(): string[] {
  const files = globSync('*.js', { cwd: distOf('shell') })
    .map((file) => join(distOf('shell'), file))
    .filter((file) => /\{sendPageReports:\(\)=>/.test(readFileSync(file, 'utf8')));
  if (files.length !== 1) throw new Error('the reports of pages are not one script');
  return files;
}
