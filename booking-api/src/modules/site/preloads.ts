import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { escapeText } from './escape.ts';

/** The remote at the top of the page: its way is announced in the head, so that no step waits for the one before. */
const first = 'mf-addresses';
const kinds: readonly { readonly file: RegExp; readonly as: string }[] = [
  { file: /^mf-manifest\.json$/, as: 'fetch' },
  { file: /^entry\.[0-9a-f]+\.js$/, as: 'script' },
  { file: /^__federation_expose_ship[-_]points\.[0-9a-f]+\.js$/, as: 'script' },
];

export function preloadsOf({ remotes }: ReleaseDocument, nonce: string): string[] {
  const part = remotes[first];
  if (part?.status !== 'on') return [];
  const folder = part.manifest_url.slice(0, part.manifest_url.lastIndexOf('/') + 1);
  return kinds.flatMap(({ file, as }) =>
    Object.entries(part.files)
      .filter(([name]) => file.test(name))
      .map(([name, digest]) => {
        // The browser does not know digests for what is fetched; there the shell's own fetch carries it.
        const guard = as === 'script' ? ` nonce="${nonce}" integrity="${escapeText(digest)}"` : '';
        return `<link rel="preload" as="${as}" href="${escapeText(folder + name)}" crossorigin="anonymous"${guard}>`;
      }),
  );
}
