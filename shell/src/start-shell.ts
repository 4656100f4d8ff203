import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { createBus } from '@sendahead/shared-contracts/bus/bus';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { collectAlerts } from './alerts/alert-store.ts';
import { collectAnalytics } from './analytics/data-layer.ts';
import { keepBooking, nothingToSave } from './carts/booking.ts';
import { keepCart } from './carts/cart.ts';
import { createCredentialsStore } from './carts/cart-credentials.ts';
import { forgetDeclined, offerLastTrip } from './carts/last-trip.ts';
import { beginNewBooking } from './carts/new-booking.ts';
import { changesOrder, followOrderToChange } from './carts/order-to-change.ts';
import { followSavedLink, newBookingLink } from './carts/saved-link.ts';
import { createUnsavedCopy } from './carts/unsaved-copy.ts';
import { createPageClock } from './clock/page-clock.ts';
import { yieldToMain } from './clock/yield-to-main.ts';
import type { Stage } from './fragments/stage.ts';
import { createDigests } from './integrity/digests.ts';
import { createLookup, installLookup } from './integrity/lookup.ts';
import { routeOf } from './layout/placements.ts';
import { pageState } from './page/page-state.ts';
import { publishContext } from './page/publish-context.ts';
import { beginReports } from './report/begin-reports.ts';
import { createErrorSink } from './report/error-sink.ts';
import { createSession } from './session/session.ts';
import { createSignInRequest } from './session/sign-in-request.ts';

/** Brings the page to life: what the fragments need, the page's frame, then the fragments themselves. */
export async function startShell(boot: Boot, page: Window): Promise<void> {
  const now = createPageClock(boot.now);
  const sink = createErrorSink(now, page);
  const { report, reports } = sink;
  const base = page.location.href;
  const route = routeOf(page.location.pathname);

  const digests = createDigests(base);
  digests.learn(boot.release);
  const lookup = createLookup(digests, (error) => report(error, 'integrity'));
  installLookup(page, lookup);

  const bus = createBus({
    report: ({ at, topic, part, detail, error }) =>
      report(
        new Error(topic ? `${topic}: ${detail}` : detail, { cause: error }),
        `${part ?? 'a part'}: ${at}`,
        { part: part ?? 'shell', phase: 'subscriber' },
      ),
  });
  const shellBus = bus.bind('shell');
  const { slug } = boot.brand;
  const before =
    route === 'ship'
      ? beginNewBooking({
          brand: slug,
          page,
          tab: pageStorage('sessionStorage', page),
          browser: pageStorage('localStorage', page),
        })
      : null;
  const orderId = route === 'ship' ? changesOrder(page.location.search) : null;
  // A cart that changes an order is kept in its tab, separate from the booking in progress.
  const credentialsStore =
    orderId === null
      ? createCredentialsStore(slug, pageStorage('localStorage', page), pageStorage('sessionStorage', page))
      : createCredentialsStore(`${slug}_${orderId}`, pageStorage('sessionStorage', page));
  const cart = keepCart({
    brandId: boot.brand.id,
    micrositeId: boot.microsite?.id,
    api: () => session.api,
    bus: shellBus,
    credentialsStore,
    onChange: (credentials) => {
      announce(credentials);
      forgetDeclined(slug, storage, credentials);
    },
    report,
  });
  let points: ShipPoints | undefined;
  shellBus.state(shipPointsTopic).subscribe((published) => {
    points = published;
  });
  const session = createSession(boot, shellBus, report, cart, {
    points: () => points,
    saveNow: () => saving.saveNow(),
    location: page.location,
  });
  const announce = publishContext(boot, shellBus, page);
  announce(cart.present());

  const requestSignIn = createSignInRequest(shellBus);
  const alerts = collectAlerts(shellBus);
  const storage = pageStorage('sessionStorage', page);
  const dataLayer = collectAnalytics(shellBus, { route, storage, window: page });
  const state = pageState(shellBus);
  const link =
    route === 'ship'
      ? (followSavedLink({ cart, api: session.api, brandId: boot.brand.id, page, report }) ??
        newBookingLink(before))
      : null;
  const change = followOrderToChange({ orderId, cart, api: session.api, page, report });
  const unsaved = createUnsavedCopy({
    brand: orderId === null ? slug : `${slug}_${orderId}`,
    storage: pageStorage(orderId === null ? 'localStorage' : 'sessionStorage', page),
    now,
  });
  const isBlank = cart.present() === null && unsaved.read(null) === null;
  const saving =
    route === 'ship'
      ? keepBooking({
          cart,
          api: session.api,
          bus: shellBus,
          state,
          page: page.document,
          unsaved,
          linked: link?.opened ?? change?.opened ?? null,
          report,
        })
      : nothingToSave;
  const lastTrip = offerLastTrip({
    boot,
    storage,
    isEmpty: route === 'ship' && isBlank && !link && !change && page.location.search === '',
    page: page.document,
    api: session.api,
    fill: async (orderId) => {
      // Input made in the meantime remains in its cart.
      await saving.saveNow().catch((error: unknown) => report(error, 'last trip'));
      const { openOrderAgain } = await import('./carts/open-order-again.ts');
      return openOrderAgain({ cart, api: session.api, orderId, direction: 'again', fill: saving.fill });
    },
    report,
  });
  const clearing = { ...saving, cart, credentialsStore, storage, now, report };

  await yieldToMain();
  const { drawPage } = await import(/* webpackMode: "eager" */ './page/draw-page.tsx');
  await yieldToMain();
  await drawPage(
    route,
    { boot, bus: shellBus, session, requestSignIn, alerts, state, clearing, link, lastTrip, change, report },
    containerOf(page.document),
  );
  if (boot.embedded) {
    const { reportHeight } = await import('./page/report-height.ts');
    reportHeight(page);
  }
  await yieldToMain();
  const { createFederation } = await import(/* webpackMode: "eager" */ './federation/federation.ts');
  const { lentModules } = await import(/* webpackMode: "eager" */ './federation/lent-modules.ts');
  await yieldToMain();
  const federation = createFederation({ release: boot.release, lent: lentModules, lookup, base });
  const { startFragments } = await import(/* webpackMode: "eager" */ './fragments/start-fragments.ts');
  await yieldToMain();
  const stages = startFragments({
    route,
    boot,
    page,
    bus,
    session,
    federation,
    digests,
    lookup,
    report,
    now,
  });
  beginReports({
    page,
    sink,
    route,
    revision: boot.release.revision,
    versionOf: (part) => (part === 'shell' ? federation.shell : federation.versionOf(part)),
    parts: () => [
      'shell',
      ...new Set(stages.filter(isWanted).map(({ options }) => options.placement.remote)),
    ],
  });
  if (page.document.documentElement.dataset.preview)
    import('./report/stay-in-preview.ts').then(({ stayInPreview }) => stayInPreview(page));
  if (boot.environment !== 'production') {
    import('./inspection/inspect.ts').then(({ inspect }) =>
      inspect({ page, bus, stages, reports, dataLayer, federation }),
    );
  }
}

const isWanted = ({ options }: Stage): boolean => options.isWanted();

function containerOf(page: Document): HTMLElement {
  const container = page.getElementById('page');
  if (!container) throw new Error('the page came without its frame');
  return container;
}
