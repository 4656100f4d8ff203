import { placeholderZip } from '@sendahead/shared-contracts/geo/rules';
import { completeZip, zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { EndState } from './state.ts';

/** The zip to look up: complete, well formed, and not from a club's address. */
export function lookedUpZip({ point, zip }: EndState): { code: string; country: string } | null {
  const known = point.kind === 'club' || zip.known;
  const usable = point.zip.trim() !== '' && point.zip !== placeholderZip && point.country !== '';
  return !known && usable && zipProblem(point.zip, point.country) === null
    ? { code: completeZip(point.zip, point.country), country: point.country }
    : null;
}

/** A place that is still being looked up will change again. */
export const isLookedUp = (end: EndState): boolean =>
  end.club.request === 'asking' ||
  end.zip.request === 'asking' ||
  end.resolving !== null ||
  (end.zip.request === 'idle' && lookedUpZip(end) !== null);
