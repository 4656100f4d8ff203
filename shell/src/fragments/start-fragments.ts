import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import { laterNews } from '../news/later-news.ts';
import { releasedEvent } from '../news/released-event.ts';
import { createHosts } from './hosts.ts';
import { runStages } from './run-stages.ts';
import type { Stage } from './stage.ts';
import { stagesOf } from './stages-of.ts';

type Options = Omit<Parameters<typeof stagesOf>[0], 'hosts' | 'onBroken'> & {
  readonly bus: Bus;
  readonly now: () => number;
};

/**
 * The fragments of the route, each with its host, handed to single-spa. A page of which a place is broken follows the
 * releases from then on; others look once a part of pages was switched off.
 */
export function startFragments({ bus, now, ...lent }: Options): Stage[] {
  const { boot, session, report } = lent;
  const news = laterNews(document, report);
  const hosts = createHosts({ boot, bus, api: session.api, report, now, news });
  let healing = false;
  const heal = (now: boolean): void => {
    if (healing) return;
    healing = true;
    import('./heal-places.ts').then(
      ({ healPlaces }) => {
        const look = healPlaces({ ...lent, stages, news, base: lent.page.location.href });
        if (now) look();
      },
      (error: unknown) => {
        healing = false;
        report(error, 'news of the release');
      },
    );
  };
  const stages = stagesOf({ ...lent, hosts, onBroken: () => heal(false) });
  document.addEventListener(releasedEvent, () => heal(true));
  runStages(stages, session, report);
  return stages;
}
