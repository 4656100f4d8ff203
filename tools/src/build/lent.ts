import { installedVersion } from './workspace.ts';

/** Library -> modules of it that exist once on a page, lent by the shell. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  rxjs: ['rxjs'],
  zod: ['zod/mini'],
};

/** The entries of shared-ui that are lent as a whole. */
export const lentEntries: readonly string[] = ['', '/booking', '/dialogs'].map(
  (entry) => `@sendahead/shared-ui${entry}`,
);

/** Module Federation requires a version; compatibility of an entry is checked name by name. */
const entryVersion = '1.0.0';

/** Library -> the version that a part is built with. */
export const libraryVersions = (): Record<string, string> =>
  Object.fromEntries(Object.keys(libraries).map((name) => [name, installedVersion(name)]));

/** Request -> version for every module that the shell lends (`shell/src/federation/lent-modules.ts`). */
export function lentVersions(): Record<string, string> {
  const ofLibraries = Object.entries(libraries).flatMap(([name, requests]) =>
    requests.map((request) => [request, installedVersion(name)]),
  );
  return Object.fromEntries([...ofLibraries, ...lentEntries.map((request) => [request, entryVersion])]);
}

interface Borrowed {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly import: false;
  readonly requiredVersion: string;
}

/** The `shared` option of a remote: it contains no copy, and Module Federation refuses any other version. */
export const borrowedModules = (): Record<string, Borrowed> =>
  Object.fromEntries(
    Object.entries(lentVersions()).map(([request, version]) => [
      request,
      { singleton: true, strictVersion: true, import: false, requiredVersion: `^${version}` },
    ]),
  );
