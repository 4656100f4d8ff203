import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFileOf, remoteNames, root } from '../build/workspace.ts';
import { importsOf } from './import-rule.ts';

const rooms = ['shell', ...remoteNames(), 'booking-api', 'payment-sandbox', 'tools', 'e2e'];

const sourcesOf = (room: string): string[] =>
  globSync(`${room}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|\.data)$/.test(name),
  });

const imported = (packageFolder: string): ReadonlySet<string> =>
  new Set(
    [...rooms, packageFolder === 'shared-contracts' ? 'shared-ui' : 'none'].flatMap((room) =>
      sourcesOf(room).flatMap((file) => importsOf(readFileSync(join(root, file), 'utf8'))),
    ),
  );

/** Exports that no package imports, with the reason why they exist. */
const open: Readonly<Record<string, string>> = {};

describe.each(['shared-contracts', 'shared-ui'])('exports of %s', (folder) => {
  const { name, exports } = packageFileOf(folder);
  const requests = Object.keys(exports).map((key) => name + key.slice(1));

  it('each export is named', () => {
    expect(requests.filter((request) => /[*/]$/.test(request))).toEqual([]);
  });

  it('each export names an existing file', () => {
    expect(Object.values(exports).filter((file) => !existsSync(join(root, folder, file)))).toEqual([]);
  });

  it('each export is used by a package, or has a reason why it is exported', () => {
    const used = imported(folder);
    expect(requests.filter((request) => !used.has(request) && !open[request])).toEqual([]);
    expect(requests.filter((request) => used.has(request) && open[request])).toEqual([]);
  });

  it('a package exports no test, and nothing that only the catalogs of the contracts use', () => {
    expect(requests.filter((request) => /test|\/(errors|examples)$/.test(request))).toEqual([
      ...(folder === 'shared-ui'
        ? ['exposed-modules', 'native-dialog', 'open-look', 'when-shown', 'read-calendar'].map(
            (name) => `@sendahead/shared-ui/testing/${name}`,
          )
        : []),
    ]);
  });
});
