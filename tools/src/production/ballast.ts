import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that no running program reads: types, source maps, descriptions. Licenses are kept. */
const unread = /\.(?:map|d\.[cm]?ts|flow)$|^(?:readme|changelog|history)(?:\.md|\.markdown)?$/i;

/** Removes what nothing loads: files for people and compilers, and fonts that no paper names (paths below `modules`). */
export function withoutBallast(modules: string, fonts: readonly string[]): void {
  const named = new Set(fonts);
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const isSpareFont = entry.name.endsWith('.ttf') && !named.has(relative(modules, path));
    if (unread.test(entry.name) || isSpareFont) rmSync(path);
  }
}
