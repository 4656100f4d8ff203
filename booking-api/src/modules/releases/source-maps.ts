import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import * as z from 'zod/mini';

/** A larger map is not read, because parsing it blocks the server. Our largest has 2 MB. */
const largestBytes = 8_000_000;
/** How many parsed maps are cached, by last use. */
const keptMaps = 6;

const mapSchema = z.object({
  version: z.literal(3),
  mappings: z.string(),
  names: z._default(z.array(z.string()), []),
  sources: z.array(z.nullable(z.string())),
});

/** The repository path of a source, from its name in the build of a part. */
function sourcePath(part: string, source: string | null): string | null {
  const path = source?.replace(/^webpack:\/\/[^/]*\//, '') ?? null;
  if (path === null) return null;
  return path.startsWith('../') ? path.slice(3) : join(part, path);
}

async function readMap(path: string, part: string): Promise<TraceMap | undefined> {
  try {
    if ((await stat(path)).size > largestBytes) return undefined;
    // The map also contains the sources' content, which is discarded.
    const { sources, ...map } = mapSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return new TraceMap({ ...map, sources: sources.map((source) => sourcePath(part, source)) });
  } catch {
    return undefined;
  }
}

/** A script of a build in the release store. */
export interface ReleasedScript {
  readonly part: string;
  readonly version: string;
  readonly file: string;
}

/** The source map of a released script; undefined when the build has no readable map. */
export type SourceMaps = (script: ReleasedScript) => Promise<TraceMap | undefined>;

/** Source maps of the release store. A build never changes, so each map is read once while it is in use. */
export function createSourceMaps(releases: string): SourceMaps {
  const kept = new Map<string, Promise<TraceMap | undefined>>();
  return ({ part, version, file }) => {
    const path = join(releases, part, version, `${file}.map`);
    const map = kept.get(path) ?? readMap(path, part);
    kept.delete(path);
    kept.set(path, map);
    const [oldest] = kept.keys();
    if (kept.size > keptMaps && oldest !== undefined) kept.delete(oldest);
    return map;
  };
}
