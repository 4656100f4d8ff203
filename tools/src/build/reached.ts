import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFileOf, root } from './workspace.ts';

const contracts = 'shared-contracts';
const fromContracts = /(?:from|import\()\s*'@sendahead\/shared-contracts\/([^']+)'/g;
const fromNeighbor = /(?:from|import\()\s*'(\.{1,2}\/[^']+\.ts)'/g;
const fromUi = /import \{([^}]*)\} from '(@sendahead\/shared-ui(?:\/[a-z-]+)?)'/g;

/** The files of shared-contracts that these sources import, directly or indirectly, sorted. */
export function contractsReached(sources: readonly string[]): string[] {
  const { exports } = packageFileOf(contracts);
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(fromNeighbor))
      follow(join(dirname(file), path));
  };
  for (const source of sources)
    for (const [, path = ''] of readFileSync(source, 'utf8').matchAll(fromContracts)) {
      const file = exports[`./${path}`];
      if (file) follow(join(root, contracts, file));
    }
  return [...reached].toSorted();
}

const contractName = /'([a-z][a-z-]*\.[a-z][a-z-]*(?:@\d+)?)'/g;

/** The names of calls and topics that these files define or mention, sorted. */
export const contractNamesIn = (files: readonly string[]): string[] =>
  [
    ...new Set(
      files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(contractName)].map(([, name = '']) => name),
      ),
    ),
  ].toSorted();

/** `<module>#<name>` of everything that these sources import from shared-ui, sorted. */
export function lentNamesIn(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(fromUi)].flatMap(([, list = '', request = '']) =>
      list.split(',').map((item) => `${request}#${item.trim().split(' as ')[0]}`),
    ),
  );
  return [...new Set(names)].toSorted();
}
