import * as spa from 'single-spa';
import { placeWords } from '../copy/place.ts';
import { RemoteMisfit, RemoteOff } from '../federation/federation.ts';
import type { Placement } from '../layout/placements.ts';
import type { ReportError } from '../report/error-sink.ts';
import { lifecyclesOf } from './lifecycles.ts';
import type { FragmentPlace } from './place.ts';
import { within } from './within.ts';

interface StageOptions {
  readonly placement: Placement;
  readonly place: FragmentPlace;
  readonly host: object;
  /** When this fragment may begin to load; waiting for it does not count as loading. */
  readonly turn: Promise<void>;
  /** Runs the next step in a separate task, so that fragments that load together do not block the page together. */
  readonly nextTurn: () => Promise<void>;
  /** Loads the fragment's module; called again on each new attempt. */
  readonly load: () => Promise<unknown>;
  readonly loadTimeoutMs: number;
  readonly report: ReportError;
  /** Before another attempt: look for a newer release, drop damaged copies. */
  readonly prepareRetry: () => Promise<void>;
  /** Whether the current release document names other code than the code that runs in this place. */
  readonly hasNewer: () => Promise<boolean>;
  /** The same, by the release document that this page has already read. */
  readonly isOutdated: () => boolean;
  /** Its part is switched off. */
  readonly isOff: () => boolean;
  readonly isWanted: () => boolean;
  /** The place shows a fault, or the notice of a part that is switched off. */
  readonly onBroken: () => void;
  /** The fragment is shown, or it failed. */
  readonly onSettled?: (() => void) | undefined;
}

/** One fragment in its place, run by single-spa, with its recovery from every kind of fault. */
export interface Stage {
  /** The name of the current attempt in single-spa. */
  readonly application: string;
  readonly options: StageOptions;
  fail(error: unknown): void;
  start(): void;
  /** Another attempt, by the current release document. */
  restart(): Promise<void>;
  /** Another attempt where the place is broken, or its part was switched off or on, and the release document has changed. */
  heal(): Promise<void>;
}

/** A little more than the time for which single-spa lets a failed load rest. */
const loadErrorRestMs = 250;

let attempts = 0;

async function loadInTurn(options: StageOptions): Promise<ReturnType<typeof lifecyclesOf>> {
  const { turn, nextTurn, load, loadTimeoutMs, placement } = options;
  await turn;
  await nextTurn();
  const exposed = await within(load(), loadTimeoutMs, placement.place);
  await nextTurn();
  return lifecyclesOf(exposed, placement.place);
}

/** The attempts at one fragment, each under its own name; single-spa knows only the last one. */
function createAttempts(options: StageOptions, listener: { begins(): void; shown(): void; breaks(): void }) {
  const { placement, place, host, report } = options;
  let application = '';

  const leave = async (): Promise<void> => {
    // A fragment that throws while it unmounts is gone anyway: its next attempt has a new name and place.
    await spa
      .unregisterApplication(application)
      .catch((error: unknown) => report(error, `${placement.place}: unmount`));
  };

  /**
   * For a fragment that broke after it was shown: the same code would break again, so newer code is
   * preferred.
   */
  const tryAgain = async (): Promise<boolean> => {
    if (!(await options.hasNewer())) return false;
    place.showWaiting();
    await leave();
    start();
    return true;
  };

  const reportShown = async (): Promise<void> => listener.shown();

  const start = (): void => {
    attempts += 1;
    application = `${placement.place}#${attempts}`;
    const domElement = place.clear();
    spa.registerApplication({
      name: application,
      activeWhen: options.isWanted,
      customProps: { domElement, host, tryAgain, onBroken: listener.breaks },
      app: async () => {
        listener.begins();
        const lifecycles = await loadInTurn(options);
        return { ...lifecycles, mount: [lifecycles.mount, reportShown].flat() };
      },
    });
  };

  return {
    name: () => application,
    start,
    async again(): Promise<void> {
      place.showWaiting();
      if (spa.getAppStatus(application) === spa.LOAD_ERROR) {
        // single-spa skips an application that failed to load less than 200 ms ago.
        await new Promise((resolve) => setTimeout(resolve, loadErrorRestMs));
        await spa.triggerAppChange();
        return;
      }
      await leave();
      start();
    },
  };
}

export function createStage(options: StageOptions): Stage {
  const { placement, place, report } = options;
  let broken = false;

  const breaks = (): void => {
    broken = true;
    options.onBroken();
  };
  // A fragment that breaks while it is drawn for the first time is shown after that.
  const begins = (): void => {
    broken = false;
  };
  const revealFragment = (): void => {
    place.showFragment();
    options.onSettled?.();
  };
  const { name, start, again } = createAttempts(options, { begins, shown: revealFragment, breaks });

  const restart = async (): Promise<void> => {
    place.showWaiting();
    await options.prepareRetry();
    await again();
  };

  const stage: Stage = {
    get application() {
      return name();
    },
    options,
    start,
    restart,
    async heal() {
      if ((broken || options.isOff()) && options.isOutdated()) await again();
    },
    fail(error) {
      breaks();
      options.onSettled?.();
      if (error instanceof RemoteOff)
        return place.showNotice(placeWords.off(error.notice, placement.pays === true));
      report(error, `${placement.place}: ${spa.getAppStatus(name()) ?? 'gone'}`, {
        part: placement.remote,
        phase: 'load',
      });
      const retry = (): void => {
        window.removeEventListener('online', retry);
        restart().catch((fault: unknown) => stage.fail(fault));
      };
      // A failure for lack of a connection is retried without a button press.
      window.addEventListener('online', retry, { once: true });
      place.showFault(retry, error instanceof RemoteMisfit ? error.misfit : undefined);
    },
  };
  return stage;
}
