import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

/** The repository's top folder. */
export const root = resolve(import.meta.dirname, '../../..');

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z._default(z.string(), ''),
  /** The entries of one of our packages: each key names one file. */
  exports: z.catch(z.record(z.string(), z.string()), {}),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
});
export type PackageFile = z.output<typeof packageSchema>;

export const packageFileOf = (folder: string): PackageFile =>
  packageSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

/** The installed version of a third-party package. */
export const installedVersion = (name: string): string => packageFileOf(join('node_modules', name)).version;

/** Folders of the remotes, in alphabetical order. */
export const remoteNames = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .sort();

/** Every part that is built and released separately. */
export const partNames = (): string[] => ['shell', ...remoteNames()];
