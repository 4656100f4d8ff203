import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { createPageClock } from './clock/page-clock.ts';
import { createFederation } from './federation/federation.ts';
import { lentModules } from './federation/lent-modules.ts';
import { refreshRelease } from './federation/refresh-release.ts';
import { createHosts } from './fragments/hosts.ts';
import { findPlace } from './fragments/place.ts';
import { createPrecedence } from './fragments/precedence.ts';
import { runStages } from './fragments/run-stages.ts';
import { createStage } from './fragments/stage.ts';
import { createDigests } from './integrity/digests.ts';
import { createLookup, installLookup } from './integrity/lookup.ts';
import { placementsOf, routeOf } from './layout/placements.ts';
import { createErrorSink } from './report/error-sink.ts';
import { createSession } from './session/session.ts';

const precedenceMs = 1500;

/** Brings the page to life: everything that the fragments need, then the fragments. */
export function startShell(boot: Boot, page: Window): void {
  const now = createPageClock(boot.now);
  const sink = createErrorSink(now);
  const base = page.location.href;

  const digests = createDigests(base);
  digests.learn(boot.release);
  const lookup = createLookup(digests, (error) => sink.report(error, 'integrity'));
  installLookup(page, lookup);

  const bus = createBus({
    report: (trouble) => sink.report(new Error(`${trouble.topic}: ${trouble.detail}`), trouble.at),
  });
  const session = createSession(boot, bus.bind('shell'), sink.report);
  const hosts = createHosts({ boot, bus, api: session.api, report: sink.report, now });
  const federation = createFederation({ release: boot.release, lent: lentModules, lookup, base });
  const precedence = createPrecedence(precedenceMs);

  const stages = placementsOf(routeOf(page.location.pathname)).map((placement, index) => {
    const place = findPlace(page.document, placement.place, placement.title);
    return createStage({
      placement,
      place,
      host: hosts.of(placement.remote),
      loadTimeoutMs: boot.load_timeout_ms,
      report: sink.report,
      isWanted: () => !placement.staffOnly || session.isStaff(),
      async load() {
        if (index > 0) await precedence.othersMayLoad;
        return federation.load(placement.remote, placement.fragment);
      },
      onShown: index === 0 ? precedence.firstStands : undefined,
      prepareRetry: () => refreshRelease({ remote: placement.remote, federation, digests, lookup, base }),
    });
  });
  runStages(stages, sink.report);
}
