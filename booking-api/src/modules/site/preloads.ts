import type { PageRelease } from '@sendahead/shared-contracts/releases/schema';
import { escapeText } from '../../platform/http/escape.ts';

/**
 * The modules that each page starts with. Their files are preloaded in the head, so that none waits for
 * another.
 */
const first: Readonly<Record<string, { readonly remote: string; readonly expose: RegExp }>> = {
  ship: { remote: 'mf-addresses', expose: /^__federation_expose_ship[-_]points(\.[0-9a-f]+)?\.js$/ },
  quote: { remote: 'mf-addresses', expose: /^__federation_expose_quote(\.[0-9a-f]+)?\.js$/ },
  'quote-frame': { remote: 'mf-addresses', expose: /^__federation_expose_quote(\.[0-9a-f]+)?\.js$/ },
  stores: { remote: 'mf-services', expose: /^__federation_expose_stores(\.[0-9a-f]+)?\.js$/ },
  account: { remote: 'mf-checkout', expose: /^__federation_expose_account(\.[0-9a-f]+)?\.js$/ },
  receipt: { remote: 'mf-checkout', expose: /^__federation_expose_receipt(\.[0-9a-f]+)?\.js$/ },
  orders: { remote: 'mf-orders', expose: /^__federation_expose_orders(\.[0-9a-f]+)?\.js$/ },
  order: { remote: 'mf-orders', expose: /^__federation_expose_order(\.[0-9a-f]+)?\.js$/ },
  track: { remote: 'mf-orders', expose: /^__federation_expose_track(\.[0-9a-f]+)?\.js$/ },
};

export function preloadsOf(page: string, { remotes }: PageRelease, nonce: string): string[] {
  const top = first[page];
  const part = top && remotes[top.remote];
  if (!top || part?.status !== 'on' || part.misfit) return [];
  const folder = part.manifest_url.slice(0, part.manifest_url.lastIndexOf('/') + 1);
  const kinds = [
    { file: /^mf-manifest\.json$/, as: 'fetch' },
    { file: /^entry\.[0-9a-f]+\.js$/, as: 'script' },
    { file: top.expose, as: 'script' },
  ];
  return kinds.flatMap(({ file, as }) =>
    Object.entries(part.files)
      .filter(([name]) => file.test(name))
      .map(([name, digest]) => {
        // Browsers do not support integrity on fetch preloads; there the shell's own fetch checks it.
        const guard = as === 'script' ? ` nonce="${nonce}" integrity="${escapeText(digest)}"` : '';
        return `<link rel="preload" as="${as}" href="${escapeText(folder + name)}" crossorigin="anonymous"${guard}>`;
      }),
  );
}
