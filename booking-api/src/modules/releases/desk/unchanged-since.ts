import type { GatedStore } from '@sendahead/shared-contracts/releases/gate/order';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';

/** The part was moved after the revision that a person saw. */
export class MovedSince extends Error {
  override readonly name = 'MovedSince';
}

const stateOf = (release: ReleaseDocument | undefined, part: string): string =>
  JSON.stringify((part === 'shell' ? release?.shell : release?.remotes[part]) ?? null);

/**
 * The same store, whose updates throw MovedSince if the part is no longer as it was in a revision. Other parts may have
 * moved: the gate compares with them.
 */
export function unchangedSince(store: GatedStore, part: string, revision: number): GatedStore {
  return {
    ...store,
    update: (change) =>
      store.update(async (release) => {
        if (release?.revision !== revision) {
          const seen = (await store.history()).find((one) => one.revision === revision);
          if (!seen || stateOf(seen, part) !== stateOf(release, part)) throw new MovedSince();
        }
        return change(release);
      }),
  };
}
