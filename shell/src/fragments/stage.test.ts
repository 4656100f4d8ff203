import * as spa from 'single-spa';
import { RemoteOff } from '../federation/federation.ts';
import { findPlace } from './place.ts';
import { createStage } from './stage.ts';

interface Props {
  readonly domElement: HTMLElement;
  readonly tryAgain: () => Promise<boolean>;
  readonly onBroken: () => void;
}

let released = '';
let running = '';
let props: Props | undefined;
let fault: Error | undefined;
let breaksAtOnce = false;
const shown: string[] = [];
const reports: unknown[] = [];
const onBroken = jest.fn();
beforeAll(() => spa.start());
afterEach(async () => {
  for (const name of spa.getAppNames()) await spa.unregisterApplication(name);
});

function begin(first: string, pays = false) {
  document.body.innerHTML = '<div data-place="itinerary"></div>';
  released = first;
  fault = undefined;
  breaksAtOnce = false;
  shown.length = 0;
  reports.length = 0;
  onBroken.mockClear();
  const stage = createStage({
    placement: { place: 'itinerary', remote: 'mf-services', fragment: 'itinerary', title: 'Trip', pays },
    place: findPlace(document, 'itinerary', 'Trip'),
    host: {},
    turn: Promise.resolve(),
    nextTurn: () => Promise.resolve(),
    load: async () => {
      running = released;
      if (fault) throw fault;
      return {
        bootstrap: async () => undefined,
        mount: async (given: Props) => {
          props = given;
          given.domElement.textContent = running;
          if (breaksAtOnce) given.onBroken();
        },
        unmount: async () => undefined,
      };
    },
    loadTimeoutMs: 1000,
    report: (error) => reports.push(error),
    prepareRetry: () => Promise.resolve(),
    hasNewer: async () => running !== released,
    isOutdated: () => running !== released,
    isOff: () => fault !== undefined,
    onBroken,
    isWanted: () => true,
    onSettled: () => shown.push(running),
  });
  stage.start();
  return stage;
}

describe('a fragment that broke after it was shown', () => {
  it('a broken fragment is rendered from newer code if that is released, and otherwise handles the fault itself', async () => {
    begin('first version');
    await until(() => shown.length === 1);
    expect(await props?.tryAgain()).toBe(false);
    expect(document.body.textContent).toBe('first version');
    released = 'second version';
    expect(await props?.tryAgain()).toBe(true);
    await until(() => shown.length === 2);
    expect(document.body.textContent).toBe('second version');
    expect(reports).toEqual([]);
  });

  it('a fragment that broke at its first rendering is automatically rendered from newer code', async () => {
    const stage = begin('broken version');
    breaksAtOnce = true;
    await until(() => shown.length === 1);
    breaksAtOnce = false;
    released = 'second version';
    await stage.heal();
    await until(() => shown.length === 2);
    expect(document.body.textContent).toBe('second version');
  });

  it('a broken fragment is automatically rendered from newer code; a working one does not change', async () => {
    const stage = begin('first version');
    await until(() => shown.length === 1);
    released = 'second version';
    await stage.heal();
    expect(document.body.textContent).toBe('first version');
    props?.onBroken();
    expect(onBroken).toHaveBeenCalledTimes(1);
    await stage.heal();
    await until(() => shown.length === 2);
    expect(document.body.textContent).toBe('second version');
    await stage.heal();
    expect(shown).toHaveLength(2);
  });
});

describe('a fragment of a part that is switched off', () => {
  it("a fragment that is switched off leaves its place to the owner's notice", async () => {
    const stage = begin('first version');
    await until(() => shown.length === 1);
    spa.addErrorHandler((error) => {
      if (error.appOrParcelName === stage.application) stage.fail(error);
    });
    released = 'off';
    fault = new RemoteOff('mf-services', 'Prices take a break.');
    await stage.heal();
    await until(() => shown.length === 2);
    expect(document.body.textContent).toBe('TripPrices take a break.');
  });

  it("a fragment that is switched off shows the owner's notice, reports no fault, and returns when switched on", async () => {
    const stage = begin('off', true);
    fault = new RemoteOff('mf-services', 'Prices take a break.');
    spa.addErrorHandler((error) => {
      if (error.appOrParcelName === stage.application) stage.fail(error);
    });
    await until(() => shown.length === 1);
    expect(document.body.textContent).toContain('Prices take a break. You can’t pay right now.');
    expect(reports).toEqual([]);
    fault = undefined;
    released = 'on again';
    await stage.heal();
    await until(() => shown.length === 2);
    expect(document.body.textContent).toBe('on again');
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
