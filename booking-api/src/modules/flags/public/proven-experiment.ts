import { experimentOf } from '@sendahead/shared-contracts/flags/experiment';
import type { AppContext } from '../../../platform/context.ts';
import type { FlagVisitor } from '../../../platform/flags/flags.ts';

type Experiment = ReturnType<typeof experimentOf>;

/**
 * PR-10: the experiment that a request names, if its visitor has that variant; otherwise none, as for a
 * finished one.
 */
export async function provenExperiment(
  { flags }: Pick<AppContext, 'flags'>,
  { request, session }: FlagVisitor,
  sent: { experiment_id?: string | undefined; experiment_variation_id?: string | undefined },
): Promise<Experiment> {
  if (sent.experiment_id === undefined) return {};
  const own = experimentOf(await flags.forPage({ request, session }));
  const isOwn =
    own.experiment_id === sent.experiment_id && own.experiment_variation_id === sent.experiment_variation_id;
  return isOwn ? own : {};
}
