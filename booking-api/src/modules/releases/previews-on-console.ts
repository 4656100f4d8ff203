import type { PartOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import type { PreviewTokens } from './public/preview-token.ts';
import type { StoredBuilds } from './public/stored-builds.ts';

/** How many built versions staff can preview; `npm run preview` offers older ones. */
const most = 3;

/** The latest built versions of a part that are not live, each with a URL that shows it for a day. */
export async function previewsOf(
  { part, version: live }: Pick<PartOnConsole, 'part' | 'version'>,
  { stored, tokens }: { stored: StoredBuilds; tokens: PreviewTokens },
): Promise<NonNullable<PartOnConsole['previews']>> {
  // The shell draws every page: it has no preview.
  if (part === 'shell') return [];
  const built = await stored.newest(part, most + 1);
  return built
    .filter(({ version }) => version !== live)
    .slice(0, most)
    .map(({ version }) => ({ version, address: tokens.urlOf({ part, version }) }));
}
