import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import { laterNews } from '../news/later-news.ts';
import { releasedEvent } from '../news/released-event.ts';
import { createHosts } from './hosts.ts';
import { laterHealing } from './later-healing.ts';
import { runStages } from './run-stages.ts';
import type { Stage } from './stage.ts';
import { stagesOf } from './stages-of.ts';

type Options = Omit<Parameters<typeof stagesOf>[0], 'hosts' | 'onBroken'> & {
  readonly bus: Bus;
  readonly now: () => number;
};

/**
 * The fragments of the route, each with its host, handed to single-spa. A page with a broken place follows
 * releases from then on. Others check when a part was switched off, or may have been: after a news stream
 * fails, and when somebody returns to a tab.
 */
export function startFragments({ bus, now, ...lent }: Options): Stage[] {
  const { boot, session, report, page } = lent;
  const news = laterNews(document, report);
  const hosts = createHosts({ boot, bus, api: session.api, report, now, news });
  const healing = laterHealing({
    load: async () => {
      const { healPlaces } = await import('./heal-places.ts');
      return healPlaces({ ...lent, bus, stages, news, base: page.location.href });
    },
    report,
  });
  const stages = stagesOf({ ...lent, hosts, onBroken: healing.follow });
  const lookIfVisible = (): void => {
    if (!document.hidden) healing.look();
  };
  document.addEventListener(releasedEvent, healing.look);
  document.addEventListener('visibilitychange', lookIfVisible);
  page.addEventListener('focus', lookIfVisible);
  runStages(stages, session, report);
  return stages;
}
