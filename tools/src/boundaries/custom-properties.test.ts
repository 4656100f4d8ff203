import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, root } from '../build/workspace.ts';

// The server writes pages too.
const sources = ['booking-api', 'shell', 'shared-ui', ...remoteNames()].flatMap((part) =>
  globSync(`${part}/src/**/*.{css,ts,tsx}`, { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  })),
);

/** A property is set by a style sheet, or by the `style` of an element. */
const defined = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/(--[a-z][\w-]*)(?:\s*:|['"])/g)].map(([, name = '']) => name),
  ),
);

describe('custom properties of styles', () => {
  it('each one without a fallback is defined: a browser ignores others without a word', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].flatMap(([, name = '']) =>
        defined.has(name) ? [] : [`${path}: ${name}`],
      ),
    );
    expect(defined.size).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });
});
