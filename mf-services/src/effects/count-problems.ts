import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { problemText } from '../copy/problems.ts';
import { problemsOf } from '../state/problems.ts';
import { isDroppedOff } from '../state/separate-pickups.ts';
import type { EffectContext } from './context.ts';

/** PY-25: each field that an attempt to order found wrong, by our name for it and without what was entered. */
export function countProblems({ host, store }: Pick<EffectContext, 'host' | 'store'>): void {
  const state = store.getState();
  for (const problem of problemsOf(state))
    host.bus.publish(trackedEvent, {
      name: 'validation_error',
      properties: {
        field_name: `${problem.leg}.${problem.field}`,
        message: problemText(problem, isDroppedOff(state, problem.leg)),
        form_name: 'itinerary',
      },
    });
}
