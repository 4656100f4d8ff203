import { installedVersion, packageFileOf } from './workspace.ts';

/** Library -> modules of it that exist once on a page, lent by the shell. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  rxjs: ['rxjs'],
  zod: ['zod/mini'],
};

/** The entries of shared-ui that are lent whole. */
export const lentEntries: readonly string[] = ['', '/booking', '/dialogs'].map(
  (entry) => `@sendahead/shared-ui${entry}`,
);

/** Library -> version that a part is built with. */
export const libraryVersions = (): Record<string, string> =>
  Object.fromEntries(Object.keys(libraries).map((name) => [name, installedVersion(name)]));

/** Request -> version, of every module that the shell lends (`shell/src/federation/lent-modules.ts`). */
export function lentVersions(): Record<string, string> {
  const ofLibraries = Object.entries(libraries).flatMap(([name, requests]) =>
    requests.map((request) => [request, installedVersion(name)]),
  );
  const { version } = packageFileOf('shared-ui');
  return Object.fromEntries([...ofLibraries, ...lentEntries.map((request) => [request, version])]);
}

interface Borrowed {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly import: false;
  readonly requiredVersion: string;
}

/** The `shared` of a remote: it brings no copy, and Module Federation refuses any other version. */
export const borrowedModules = (): Record<string, Borrowed> =>
  Object.fromEntries(
    Object.entries(lentVersions()).map(([request, version]) => [
      request,
      { singleton: true, strictVersion: true, import: false, requiredVersion: `^${version}` },
    ]),
  );
