import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import { laterNews } from '../news/later-news.ts';
import { createHosts } from './hosts.ts';
import { runStages } from './run-stages.ts';
import type { Stage } from './stage.ts';
import { stagesOf } from './stages-of.ts';

type Options = Omit<Parameters<typeof stagesOf>[0], 'hosts'> & {
  readonly bus: Bus;
  readonly now: () => number;
};

/** The fragments of the route, each with its host, handed to single-spa. */
export function startFragments({ bus, now, ...lent }: Options): Stage[] {
  const { boot, session, report } = lent;
  const news = laterNews(document, report);
  const hosts = createHosts({ boot, bus, api: session.api, report, now, news });
  const stages = stagesOf({ ...lent, hosts });
  runStages(stages, session, report);
  return stages;
}
