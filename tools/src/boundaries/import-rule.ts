import { judgeLayers } from './server-layers.ts';

/** Which packages a file may import from, in addition to its own. The rule of ARCHITECTURE.md, as data. */
const allowed: readonly { readonly from: RegExp; readonly to: readonly string[] }[] = [
  { from: /^mf-[a-z-]+$/, to: ['shared-contracts', 'shared-ui'] },
  { from: /^shell$/, to: ['shared-contracts', 'shared-ui'] },
  { from: /^shared-ui$/, to: ['shared-contracts'] },
  { from: /^booking-api$/, to: ['shared-contracts'] },
  { from: /^payment-sandbox$/, to: ['shared-contracts'] },
  { from: /^(tools|e2e)$/, to: ['shared-contracts'] },
];

const ownPackage = /^@sendahead\/([a-z-]+)/;

/** The path of an import from the repository's top; undefined for third-party packages and Node's own modules. */
function pathOf(file: string, request: string): string | undefined {
  const named = ownPackage.exec(request)?.[1];
  if (named) return named;
  return request.startsWith('.') ? new URL(request, `file:///${file}`).pathname.slice(1) : undefined;
}

const feature = /^mf-[a-z-]+\/src\/features\/[^/]+\//;

/** A feature can be deleted in one step: no other feature imports it, and it imports nothing that combines features. */
function crossesFeatures(file: string, path: string): boolean {
  const own = feature.exec(file)?.[0];
  if (own === undefined || /\.test\.tsx?$/.test(file) || path.startsWith(own)) return false;
  return /\/src\/(features|fragments|expose)\//.test(path);
}

export interface Violation {
  readonly file: string;
  readonly request: string;
  readonly reason: string;
}

/** Names that a remote may not import: the page has one copy and provides what remotes need. */
const shellOnly: readonly string[] = ['single-spa', 'single-spa-react', 'rxjs', 'axios'];

/** The first reason why `file` (path from the repository's top) may not import `request`, if any. */
export function judgeImport(file: string, request: string): Violation | undefined {
  const from = file.split('/')[0] ?? '';
  const path = pathOf(file, request);
  const to = path?.split('/')[0];
  if (from.startsWith('mf-') && shellOnly.includes(request)) {
    return { file, request, reason: `${request} belongs to the page; take it through the contracts` };
  }
  if (path && crossesFeatures(file, path)) {
    return { file, request, reason: 'a feature imports no other: share it in state, copy or hooks' };
  }
  const aboveOrInside = path && judgeLayers(file, path);
  if (aboveOrInside) return { file, request, reason: aboveOrInside };
  if (!to || to === from) return undefined;
  const rule = allowed.find((row) => row.from.test(from));
  if (rule?.to.includes(to)) return undefined;
  return { file, request, reason: `${from} may not reach into ${to}` };
}

const importLine = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;

/** Everything that a source text imports, types and dynamic imports included. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(importLine)].map((match) => match[1] ?? '');
