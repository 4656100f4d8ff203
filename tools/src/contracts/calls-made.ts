/** A source file: its path (below `shared-contracts/src` for the files of calls) and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

interface DefinedCall {
  /** Module below `shared-contracts`: `geo/calls`. */
  readonly module: string;
  /** The name that other files import. */
  readonly constant: string;
  /** The name of the call: `geo.zip-info`. */
  readonly name: string;
}

const definition = /export const (\w+) = defineCall\(\{[^}]*?name: '([^']+)'/g;

/** The calls that files define. */
export const callsOf = (sources: readonly Source[]): DefinedCall[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(definition)].map(([, constant = '', name = '']) => ({
      module: path.replace(/^.*shared-contracts\/src\//, '').replace(/\.ts$/, ''),
      constant,
      name,
    })),
  );

const importLine = /import (?:\{([^}]*)\}|\* as (\w+)) from '@sendahead\/shared-contracts\/([\w/-]+)'/g;

const namesIn = (list: string): string[] => list.split(',').map((item) => item.trim().split(' as ')[0] ?? '');

/** The imports of a text from the contracts, as `module#constant`. Types do not count, since they call nothing. */
function taken(text: string): string[] {
  return [...text.matchAll(importLine)].flatMap(([, list, space, module]) => {
    const used = space
      ? [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      : [];
    return [...namesIn(list ?? ''), ...used].map((name) => `${module}#${name}`);
  });
}

/** Names of the defined calls that these sources use. */
export function callsMade(defined: readonly DefinedCall[], sources: readonly Source[]): ReadonlySet<string> {
  const all = new Set(sources.flatMap(({ text }) => taken(text)));
  return new Set(
    defined.filter(({ module, constant }) => all.has(`${module}#${constant}`)).map(({ name }) => name),
  );
}
