import { runBuild } from '../build/run-build.ts';
import { partNames } from '../build/workspace.ts';
import { exitWith } from '../processes/exit-with.ts';

/** `build [part…]`: builds the named parts, or all of them, one after another. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !partNames().includes(name));
if (unknown.length > 0) exitWith(`Unknown part: ${unknown.join(', ')}. Parts: ${partNames().join(', ')}.`);
for (const part of named.length > 0 ? named : partNames()) {
  const started = performance.now();
  const { version, files } = await runBuild(part, 'production');
  console.log(
    `${part} ${version}: ${Object.keys(files).length} files, ${Math.round(performance.now() - started)} ms`,
  );
}
