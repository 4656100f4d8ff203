import type { FoundProblem } from '../state/problems.ts';
import { arriveByLabel } from './leg-words.ts';
import { dateWords } from './missing.ts';

/** The trip's next missing input, as a button names it. */
export function nextStepLabel({ problem, leg }: FoundProblem, dropOff: boolean): string {
  const back = leg === 'return';
  if (problem === 'pickup_missing') return back ? 'Return pickup or drop-off' : 'Pickup or drop-off';
  if (problem === 'service_missing' || problem === 'arrives_late') return back ? 'Return service' : 'Service';
  if (problem === 'arrival_missing') return arriveByLabel(leg);
  const words = dateWords(leg, dropOff);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
