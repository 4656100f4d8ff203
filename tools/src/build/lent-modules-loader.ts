import type { LoaderContext } from 'webpack';
import { lentModules } from './lent-modules.ts';

/** Webpack loader: replaces the body of the shell's empty table by one row for each module that the page lends. */
export default function lentModulesLoader(this: LoaderContext<unknown>): string {
  this.cacheable(false);
  const rows = lentModules();
  const imports = rows.filter((row) => !row.chunk).map((row, index) => ({ ...row, local: `lent${index}` }));
  const locals = new Map(imports.map((row) => [row.request, row.local]));
  return [
    ...imports.map((row) => `import * as ${row.local} from ${JSON.stringify(row.source)};`),
    'export const lentModules = [',
    ...rows.map(({ request, source, version, chunk }) => {
      const local = locals.get(request);
      const load = local
        ? `lib: () => ${local}`
        : `get: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(source)}).then((module) => () => module)`;
      return `  { request: ${JSON.stringify(request)}, version: ${JSON.stringify(version)}, ${load} },`;
    }),
    '];',
  ].join('\n');
}
