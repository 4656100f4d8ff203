import { installedVersion, lentPackages, packageFileOf } from './workspace.ts';

/** Third-party modules that exist once on a page, lent by the shell. */
const thirdParty = {
  react: 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react/jsx-runtime': 'react',
};

interface Borrowed {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly import: false;
  readonly requiredVersion: string;
}

const borrowed = (version: string): Borrowed => ({
  singleton: true,
  strictVersion: true,
  import: false,
  requiredVersion: `^${version}`,
});

/** The `shared` of a remote: it brings no copy of its own and refuses a version that it was not built for. */
export function borrowedModules(): Record<string, Borrowed> {
  const rows: [string, Borrowed][] = Object.entries(thirdParty).map(([key, name]) => [
    key,
    borrowed(installedVersion(name)),
  ]);
  rows.push(['rxjs', borrowed(installedVersion('rxjs'))]);
  for (const folder of lentPackages) {
    const { name, version } = packageFileOf(folder);
    rows.push([`${name}/`, borrowed(version)]);
  }
  return Object.fromEntries(rows);
}

/** Package -> version that a part was built with: what the release document says of it. */
export function sharedVersions(): Record<string, string> {
  const names = [...new Set(Object.values(thirdParty)), 'rxjs'];
  return Object.fromEntries([
    ...names.map((name) => [name, installedVersion(name)]),
    ...lentPackages.map(packageFileOf).map(({ name, version }) => [name, version]),
  ]);
}
