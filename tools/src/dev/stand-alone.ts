import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from '../build/base-config.ts';
import { root } from '../build/workspace.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const page = (files: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    ...files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Nothing here is released, so nothing has a digest: the browser checks nothing for an unknown word.
    '<script>globalThis.sendaheadIntegrity = () => "unchecked"</script>',
    '<main class="ui-page__main" id="root"></main>',
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<script type="module" src="/${file}"></script>`),
  ].join('\n');

/** Builds a remote's `dev/index.tsx` in watch mode and serves it on `port`. False when the remote has no such file. */
export function serveStandAlone(part: string, port: number): boolean {
  if (!existsSync(join(root, part, 'dev/index.tsx'))) return false;
  const folder = join(root, '.data/dev/stand-alone', part);
  const request = { part, mode: 'development', buildId: 'dev', version: 'dev', folder } as const;
  const base = baseConfig(request);
  const compiler = webpack({
    ...base,
    entry: { main: './dev/index.tsx' },
    experiments: { outputModule: true },
    output: { ...base.output, module: true, publicPath: '/', filename: '[name].js' },
  });
  let files: readonly string[] = [];
  compiler?.watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString({ all: false, errors: true }));
    files = [...(stats?.compilation.entrypoints.get('main')?.getFiles() ?? [])];
  });
  createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://dev').pathname);
    if (path.length > folder.length + 1 && existsSync(path)) {
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      response.end(readFileSync(path));
    } else response.setHeader('content-type', 'text/html').end(page(files));
  }).listen(port, 'localhost');
  return true;
}
