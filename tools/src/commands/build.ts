import { runBuild } from '../build/run-build.ts';
import { partNames } from '../build/workspace.ts';

/** `build [part…] [--development]`: builds the named parts, or all, one after the other. */
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !partNames().includes(name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')} (parts: ${partNames().join(', ')})`);
  process.exit(1);
}
for (const part of named.length > 0 ? named : partNames()) {
  const started = performance.now();
  const { version, files } = await runBuild(
    part,
    words.includes('--development') ? 'development' : 'production',
  );
  console.log(
    `${part} ${version}: ${Object.keys(files).length} files, ${Math.round(performance.now() - started)} ms`,
  );
}
