import { copyFileSync, cpSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { noNeeds, noOffers, type Offers } from '@sendahead/shared-contracts/releases/needs';
import webpack, { type Compiler, type Stats } from 'webpack';
import { readIndex } from '../contracts/record.ts';
import type { BuildRequest, Mode } from './base-config.ts';
import { buildIdOf } from './build-id.ts';
import { finishBuild } from './finish-build.ts';
import { libraryVersions } from './lent.ts';
import { NeedsPlugin } from './needs-plugin.ts';
import { partsOfPages } from './page-parts.ts';
import { distOf } from './part-file.ts';
import { remoteConfig } from './remote-config.ts';
import { shellConfig } from './shell-config.ts';
import { packageFileOf, root } from './workspace.ts';

export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

export function requestFor(part: string, mode: Mode, folder = distOf(part)): BuildRequest {
  const buildId = buildIdOf(part, mode);
  return { part, mode, buildId, version: `${packageFileOf(part).version}-${buildId}`, folder };
}

/** A compiler of one part, with the plugin that records the needs of a remote. */
export function compilerFor(request: BuildRequest): { compiler: Compiler; needs: NeedsPlugin } {
  const needs = new NeedsPlugin();
  const config = request.part === 'shell' ? shellConfig(request) : remoteConfig(request, needs);
  return { compiler: webpack(config) as Compiler, needs };
}

/** Everything that the shell lends, and the digest of each topic that a part must match. */
function lendsOfShell(): Offers {
  const { lent, topics } = readIndex();
  const eras = Object.entries(topics).map(([name, digests]) => [name, digests.slice(-1)]);
  return { libraries: libraryVersions(), lent, calls: {}, topics: Object.fromEntries(eras) };
}

/** The page's markup is part of the shell; the server completes it and responds with it. */
const isPage = (path: string): boolean => statSync(path).isDirectory() || path.endsWith('.html');

const isDrawing = (path: string): boolean => statSync(path).isDirectory() || /\.(?:svg|css)$/.test(path);

async function writePages(folder: string): Promise<void> {
  const pages = join(folder, 'pages');
  cpSync(join(root, 'shell/src/layout'), pages, { recursive: true, filter: isPage });
  // The server writes it into pages; browsers never load it.
  cpSync(join(root, 'shell/src/scenes'), join(pages, 'scenes'), { recursive: true, filter: isDrawing });
  // All pages without markup share one frame.
  for (const name of Object.keys(fragmentPages)) {
    const own = join(pages, `${name}.html`);
    if (!existsSync(own)) copyFileSync(join(pages, 'fragments.html'), own);
  }
  // A server that is older than this shell reads the list of pages from it.
  writeFileSync(join(pages, 'pages.json'), JSON.stringify(fragmentPages));
  writeFileSync(join(pages, 'parts.json'), JSON.stringify(await partsOfPages()));
}

/** Writes `integrity.json` and `part.json` next to the output of webpack. */
export async function describeBuild(
  request: BuildRequest,
  stats: Stats,
  needs: NeedsPlugin,
): Promise<PartFile> {
  const { folder } = request;
  rmSync(join(folder, 'mf-manifest-stats.json'), { force: true });
  if (request.part === 'shell') await writePages(folder);
  const files = finishBuild(folder, { compress: request.mode === 'production' });
  const entry = [...(stats.compilation.entrypoints.get('main')?.getFiles() ?? [])];
  const part: PartFile = {
    part: request.part,
    version: request.version,
    build_id: request.buildId,
    mode: request.mode,
    entry: entry.filter((file) => file.endsWith('.js')),
    styles: entry.filter((file) => file.endsWith('.css')),
    files,
    needs: request.part === 'shell' ? noNeeds : await needs.needs(),
    lends: request.part === 'shell' ? lendsOfShell() : noOffers,
  };
  writeFileSync(join(folder, 'part.json'), `${JSON.stringify(part, null, 2)}\n`);
  return part;
}

const complaint = (stats: Stats): string =>
  stats.toString({ all: false, errors: true, warnings: true, errorDetails: true });

/** Builds one part, by default into its `dist`. Rejects with BuildFailed and webpack's message. */
export function runBuild(part: string, mode: Mode, folder?: string): Promise<PartFile> {
  const request = requestFor(part, mode, folder);
  const { compiler, needs } = compilerFor(request);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new BuildFailed(`${part}: no result`));
        else if (stats.hasErrors()) reject(new BuildFailed(`${part}\n${complaint(stats)}`));
        else {
          if (stats.hasWarnings()) console.warn(`${part}\n${complaint(stats)}`);
          describeBuild(request, stats, needs).then(resolve, reject);
        }
      });
    });
  });
}
