import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

const settleMs = 150;
const notSource = /(^|\/)(node_modules|dist|\.data)(\/|$)|\.test\.tsx?$/;

/**
 * The folders whose changes concern each of these parts. The shell lends `shared-ui` to all parts, so a change of it is
 * a change of the shell alone. Each part brings its own contracts (ADR 0156).
 */
export const foldersOf = (parts: readonly string[]): readonly (readonly [string, string])[] =>
  parts.flatMap((part) =>
    [part, 'shared-contracts', ...(part === 'shell' ? ['shared-ui'] : [])].map(
      (folder) => [`${folder}/src`, part] as const,
    ),
  );

/** Calls back with the parts that changed, once their files have settled; never twice at the same time. */
export function watchParts(parts: readonly string[], onChange: (parts: string[]) => Promise<void>): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;

  const flush = async (): Promise<void> => {
    if (busy || changed.size === 0) return;
    busy = true;
    const now = [...changed];
    changed.clear();
    await onChange(now);
    busy = false;
    await flush();
  };
  const note = (part: string): void => {
    changed.add(part);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), settleMs);
  };
  const follow = (folder: string, part: string): void => {
    watch(join(root, folder), { recursive: true }, (_kind, file) => {
      if (file && !notSource.test(file)) note(part);
    });
  };
  for (const [folder, part] of foldersOf(parts)) follow(folder, part);
}
