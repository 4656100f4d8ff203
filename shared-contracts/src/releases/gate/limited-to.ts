import type { ReleaseDocument } from '../schema.ts';
import type { GatedStore } from './order.ts';
import { NotYours } from './refusals.ts';

const stateOf = (release: ReleaseDocument | undefined, part: string): string =>
  JSON.stringify((part === 'shell' ? release?.shell : release?.remotes[part]) ?? null);

/** The parts that differ between two documents. */
function movedParts(before: ReleaseDocument | undefined, next: ReleaseDocument): string[] {
  const names = new Set(['shell', ...Object.keys(before?.remotes ?? {}), ...Object.keys(next.remotes)]);
  return [...names].filter((part) => stateOf(before, part) !== stateOf(next, part));
}

/**
 * The same store for a holder who may move only some parts. It compares the documents, whatever the act was called:
 * an update that moves another part throws NotYours.
 */
export const limitedTo = <Store extends GatedStore>(store: Store, parts: readonly string[]): Store => ({
  ...store,
  update: (change) =>
    store.update(async (release) => {
      const next = await change(release);
      const others = movedParts(release, next).filter((part) => !parts.includes(part));
      if (others.length > 0)
        throw new NotYours(`this token releases ${parts.join(', ')}, and not ${others.join(', ')}`);
      return next;
    }),
});
