import type { Breach } from '@sendahead/shared-contracts/compatibility/compare';
import type { LentSurface } from './lent-surface.ts';

const remedy = 'Keep it until no released part imports it.';

/** What a remote that was built against `before` would miss. A changed type is the author's to judge. */
export const missing = (before: LentSurface, now: LentSurface): Breach[] =>
  Object.entries(before).flatMap(([request, { exports }]) => {
    const present = now[request];
    if (!present) return [{ contract: request, field: 'module', what: 'is no longer lent', remedy }];
    return exports
      .filter((name) => !present.exports.includes(name))
      .map((name) => ({ contract: request, field: name, what: 'is no longer exported', remedy }));
  });
