import type { FoundProblem } from '../state/problems.ts';
import { dateWords } from './missing.ts';

const arrivalMissing = 'Please select an arrival date for all of your bags.';

/** VL-26, VL-43 in words. */
export function problemText(
  { problem, leg }: Pick<FoundProblem, 'problem' | 'leg'>,
  dropOff: boolean,
): string {
  switch (problem) {
    case 'pickup_missing':
      return 'Please select pickup or drop-off';
    case 'date_missing':
      return `Please select ${dateWords(leg, dropOff)}`;
    case 'arrival_missing':
      return leg === 'outbound' ? arrivalMissing : `Please select ${dateWords(leg, dropOff)}`;
    case 'service_missing':
      return arrivalMissing;
    case 'arrives_late':
      return leg === 'outbound'
        ? 'Your bags arrive later than you need them'
        : 'Your return bags arrive later than you need them';
    default:
      return problem satisfies never;
  }
}
