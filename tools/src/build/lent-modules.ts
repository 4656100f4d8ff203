import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { installedVersion, lentPackages, packageFileOf, root } from './workspace.ts';

/** A module that the shell lends to the remotes. */
export interface LentModule {
  /** What remotes import. */
  readonly request: string;
  /** What the shell resolves it to. */
  readonly source: string;
  readonly version: string;
  /** Absent: comes with the page. Otherwise the name of the chunk that it is loaded with. */
  readonly chunk: string | undefined;
}

const planSchema = z.object({
  /** Requests, or their beginnings when they end with `*`, that come with the page. */
  withThePage: z.array(z.string()),
  /** Chunk name -> requests; the first that matches wins. What no row names gets a chunk of its own. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Request -> module that stands in for it. */
  standIns: z.record(z.string(), z.string()),
});
type Plan = z.output<typeof planSchema>;

/** Open to the server, to tests and to the tools, but nothing that a page runs; style sheets come with the shell. */
const notLent = /\/(testing|factories|compatibility)\/|\/([a-z-]*catalogue|consumers|example)$|\.css$/;

const matches = (request: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? request.startsWith(pattern.slice(0, -1)) : request === pattern,
  );

interface OpenModule {
  /** What remotes import. */
  readonly request: string;
  /** Path of its source from the repository's top. */
  readonly file: string;
  readonly version: string;
}

/** What a package of ours opens to the parts of the page, by its `exports`. */
export function openModules(folder: string): OpenModule[] {
  const { name, version, exports } = packageFileOf(folder);
  return Object.entries(exports)
    .filter(([key, file]) => !notLent.test(key) && !notLent.test(file))
    .map(([key, file]) => ({ request: name + key.slice(1), file: join(folder, file), version }));
}

const chunkOf = (request: string, plan: Plan): string | undefined => {
  if (matches(request, plan.withThePage)) return undefined;
  const named = Object.entries(plan.chunks).find(([, patterns]) => matches(request, patterns));
  return named?.[0] ?? request.replace(/^@sendahead\//, '').replaceAll('/', '-');
};

/** All that the page lends, with how it is loaded: read from the shell's loading plan. */
export function lentModules(): LentModule[] {
  const plan = planSchema.parse(JSON.parse(readFileSync(join(root, 'shell/loading-plan.json'), 'utf8')));
  const own = lentPackages.flatMap(openModules);
  const thirdParty = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'rxjs'].map(
    (request) => ({
      request,
      version: installedVersion(request.split('/')[0] ?? request),
    }),
  );
  return [...thirdParty, ...own].map(({ request, version }) => ({
    request,
    source: plan.standIns[request] ?? request,
    version,
    chunk: chunkOf(request, plan),
  }));
}
