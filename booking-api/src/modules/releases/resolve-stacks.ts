import { originalPositionFor } from '@jridgewell/trace-mapping';
import { type Revision, releasedIn } from './release-log.ts';
import type { ReleasedScript, SourceMaps } from './source-maps.ts';

/**
 * How many scripts' maps one reading of the page may use; frames of other scripts are shown as the browser
 * reported them.
 */
const maxScripts = 12;
/** How many frames of a stack are resolved, from the top. */
const maxFrames = 12;

/** A frame as `faultStack` stores it. Neither version nor file can name a folder. */
const frame =
  /^(?<name>.+) \/assets\/(?<part>shell|mf-[a-z-]+)\/(?<version>\d+\.\d+\.\d+-[0-9a-f]+)\/(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)$/;

interface Frame extends ReleasedScript {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

function readFrame(text: string): Frame | undefined {
  const { name = '', part = '', version = '', file = '', line, column } = frame.exec(text)?.groups ?? {};
  return file === '' ? undefined : { name, part, version, file, line: Number(line), column: Number(column) };
}

/**
 * The position of a frame in our sources; undefined when its map lacks it. Browsers count columns from 1,
 * maps from 0.
 */
async function sourceOf(found: Frame, maps: SourceMaps): Promise<string | undefined> {
  const map = await maps(found);
  const { name, line, column } = found;
  if (!map || line < 1 || column < 1) return undefined;
  const at = originalPositionFor(map, { line, column: column - 1 });
  return at.source === null ? undefined : `${name} ${at.source}:${at.line}:${at.column + 1}`;
}

/**
 * The same faults with stacks that refer to our sources, as far as the builds have maps. Stacks come from
 * browsers: frames of a build that was never released, or of anything but its scripts, are left unchanged.
 */
export async function resolveStacks<Fault extends { readonly stack: string }>(
  faults: readonly Fault[],
  maps: SourceMaps,
  revisions: readonly Revision[],
): Promise<Fault[]> {
  const released = releasedIn(revisions);
  const scripts = new Set<string>();
  const mayUse = ({ part, version, file }: ReleasedScript): boolean => {
    const script = `${part} ${version} ${file}`;
    if (!released.has(`${part} ${version}`) || (scripts.size >= maxScripts && !scripts.has(script)))
      return false;
    scripts.add(script);
    return true;
  };
  const resolved: Fault[] = [];
  // In sequence, so that only one map is parsed at a time.
  for (const fault of faults) {
    const lines: string[] = [];
    for (const [index, line] of fault.stack.split('\n').entries()) {
      const found = index < maxFrames ? readFrame(line) : undefined;
      const source = found && mayUse(found) ? await sourceOf(found, maps) : undefined;
      lines.push(source ?? line);
    }
    resolved.push({ ...fault, stack: lines.join('\n') });
  }
  return resolved;
}
