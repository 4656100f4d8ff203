import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { problemText } from '../copy/problems.ts';
import { problemsOf } from '../state/problems.ts';
import { ends } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** PY-25: each field that an attempt to order found wrong, by our name for it and without what was entered. */
export function countProblems({ host, store }: Pick<EffectContext, 'host' | 'store'>): void {
  for (const end of ends)
    for (const [field, problem] of Object.entries(problemsOf(store.getState(), end)))
      host.bus.publish(trackedEvent, {
        name: 'validation_error',
        properties: {
          field_name: `${end}.${field}`,
          message: problemText(problem, end, host.boot.brand),
          form_name: 'ship-points',
        },
      });
}
