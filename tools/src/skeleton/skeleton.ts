import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../build/workspace.ts';

const templates = join(root, 'tools/src/skeleton/template');

/** The name of a remote's first fragment, its page and its place. */
export const fragmentOf = (name: string): string => name.replace(/^mf-/, '');

/** The same name as people read it. */
export function titleOf(name: string): string {
  const fragment = fragmentOf(name);
  return fragment.charAt(0).toUpperCase() + fragment.slice(1).replaceAll('-', ' ');
}

/** The files of a new remote by path in its folder: every remote has the same folders. `react` is a version. */
export function skeletonOf(name: string, react: string): Readonly<Record<string, string>> {
  const fragment = fragmentOf(name);
  const values: Readonly<Record<string, string>> = { name, fragment, title: titleOf(name), react };
  const filled = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  const files = readdirSync(templates, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return Object.fromEntries(
    files.map((file) => {
      const template = join(file.parentPath, file.name);
      const path = relative(templates, template)
        .replace('__fragment__', fragment)
        .replace(/\.template$/, '');
      return [path, filled(readFileSync(template, 'utf8'))];
    }),
  );
}
