import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { problemText } from '../copy/problems.ts';
import { allProblems } from '../state/problems.ts';
import type { EffectContext } from './context.ts';

/** PY-25: each field that an attempt to order found wrong, by our name for it and without what was entered. */
export function countProblems({ host, store }: Pick<EffectContext, 'host' | 'store'>): void {
  const { brand } = host.boot;
  for (const [index, { problems }] of allProblems(store.getState(), brand).entries())
    for (const { path, problem } of problems)
      host.bus.publish(trackedEvent, {
        name: 'validation_error',
        properties: {
          field_name: `${index + 1}.${path}`,
          message: problemText(problem, brand),
          form_name: 'travelers',
        },
      });
}
