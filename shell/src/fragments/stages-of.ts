import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { triggerAppChange } from 'single-spa';
import { awaitsTakeover } from '../carts/awaits-takeover.ts';
import { createTurns } from '../clock/yield-to-main.ts';
import type { Federation } from '../federation/federation.ts';
import type { Digests } from '../integrity/digests.ts';
import type { Lookup } from '../integrity/lookup.ts';
import { placementsOf, type Route } from '../layout/placements.ts';
import type { ReportError } from '../report/error-sink.ts';
import type { Session } from '../session/session.ts';
import type { Hosts } from './hosts.ts';
import { findPlace } from './place.ts';
import { createPrecedence } from './precedence.ts';
import { createStage, type Stage } from './stage.ts';

/** How long the others wait for the first fragment, in milliseconds: they are below the fold. */
const precedenceMs = 2500;

interface Options {
  readonly route: Route;
  readonly boot: Boot;
  readonly page: Window;
  readonly session: Session;
  readonly hosts: Hosts;
  readonly federation: Federation;
  readonly digests: Digests;
  readonly lookup: Lookup;
  readonly report: ReportError;
  readonly onBroken: () => void;
}

/** A stage for each placement of the route, the first of them with precedence. */
export function stagesOf({
  route,
  boot,
  page,
  session,
  hosts,
  federation,
  digests,
  lookup,
  report,
  onBroken,
}: Options): Stage[] {
  const nextTurn = createTurns();
  const precedence = createPrecedence(precedenceMs);
  // The staff's remote asks visitors who are not signed in yet to do so.
  const takesOver = awaitsTakeover(page.location);
  const narrow = page.matchMedia('(max-width: 56.24rem)');
  narrow.addEventListener('change', () => void triggerAppChange());
  const placements = placementsOf(route).filter(({ cruisesOnly }) => !cruisesOnly || boot.brand.cruises);
  const refreshing = () => import('../federation/refresh-release.ts');
  const base = page.location.href;
  return placements.map((placement, index) => {
    const { remote } = placement;
    let running: string | undefined;
    return createStage({
      placement,
      place: findPlace(page.document, placement.place, placement.title),
      host: hosts.of(remote),
      loadTimeoutMs: boot.load_timeout_ms,
      report,
      isWanted: () =>
        (!placement.staffOnly || session.assists() || takesOver) && (!placement.narrowOnly || narrow.matches),
      turn: index === 0 ? Promise.resolve() : precedence.othersMayLoad,
      nextTurn,
      load: async () => {
        // The document carries the parts that its first visitor can run.
        if (federation.standOf(remote) === '') {
          const { takeUpRelease } = await refreshing();
          await takeUpRelease({ federation, digests, base });
        }
        running = federation.standOf(remote);
        return federation.load(remote, placement.fragment);
      },
      onSettled: index === 0 ? precedence.firstStands : undefined,
      prepareRetry: async () => {
        // For a part that could not be shown; a page with all its parts never requests it.
        const { refreshRelease } = await refreshing();
        await refreshRelease({ remote, federation, digests, lookup, base });
      },
      hasNewer: async () => {
        const { takeUpRelease } = await refreshing();
        await takeUpRelease({ federation, digests, base });
        return federation.standOf(remote) !== running;
      },
      isOutdated: () => federation.standOf(remote) !== running,
      isOff: () => federation.isOff(remote),
      onBroken,
    });
  });
}
