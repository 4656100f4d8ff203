import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/workspace.ts';

const example = (): string => readFileSync(join(root, 'deploy/settings.env.example'), 'utf8');

/** The settings of the example that are set, with their values. */
export const exampleSettings = (): Map<string, string> =>
  new Map(
    [...example().matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** Every setting in the example, including those after a `#`; for a secret in a file, the name of the secret. */
export const namedSettings = (): string[] =>
  [...example().matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name.replace(/_FILE$/, ''));
