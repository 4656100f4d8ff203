import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import * as z from 'zod/mini';

/** A map above this size is not read: parsing one holds the server up. The largest of ours has 2 MB. */
const largestBytes = 8_000_000;
/** Parsed maps that are kept, the last used ones. */
const keptMaps = 6;

const mapSchema = z.object({
  version: z.literal(3),
  mappings: z.string(),
  names: z._default(z.array(z.string()), []),
  sources: z.array(z.nullable(z.string())),
});

/** The path of a source in the repository, from the name that the build of a part gives it. */
function sourcePath(part: string, source: string | null): string | null {
  const path = source?.replace(/^webpack:\/\/[^/]*\//, '') ?? null;
  if (path === null) return null;
  return path.startsWith('../') ? path.slice(3) : join(part, path);
}

async function readMap(path: string, part: string): Promise<TraceMap | undefined> {
  try {
    if ((await stat(path)).size > largestBytes) return undefined;
    // What the sources say is in the map too, and is not kept.
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

/** The source map of a script that was released; undefined where the build has no map, or one that cannot be read. */
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
