import { placeholderZip } from '@sendahead/shared-contracts/geo/rules';
import { completeZip, zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { EndState } from './state.ts';

/** The code worth looking up: complete, well formed, and not one that a club's address brought along. */
export function lookedUpZip({ point, zip }: EndState): { code: string; country: string } | null {
  const known = point.kind === 'club' || zip.known;
  const usable = point.zip.trim() !== '' && point.zip !== placeholderZip && point.country !== '';
  return !known && usable && zipProblem(point.zip, point.country) === null
    ? { code: completeZip(point.zip, point.country), country: point.country }
    : null;
}

/** A place whose own answer is still to come will change once more by itself. */
export const isLookedUp = (end: EndState): boolean =>
  end.club.request === 'asking' ||
  end.zip.request === 'asking' ||
  end.resolving !== null ||
  (end.zip.request === 'idle' && lookedUpZip(end) !== null);
