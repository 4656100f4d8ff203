import * as spa from 'single-spa';
import { findPlace } from './place.ts';
import { createStage } from './stage.ts';

interface Props {
  readonly domElement: HTMLElement;
  readonly tryAgain: () => Promise<boolean>;
}

describe('a fragment that broke after it was shown', () => {
  it('is drawn from newer code where that is released, and left to itself where it is not', async () => {
    document.body.innerHTML = '<div data-place="itinerary"></div>';
    const place = findPlace(document, 'itinerary', 'Trip');
    const reports: unknown[] = [];
    let props: Props | undefined;
    let released = 'first version';
    let running = '';
    const shown: string[] = [];
    const stage = createStage({
      placement: { place: 'itinerary', remote: 'mf-services', fragment: 'itinerary', title: 'Trip' },
      place,
      host: {},
      turn: Promise.resolve(),
      nextTurn: () => Promise.resolve(),
      load: async () => {
        running = released;
        return {
          bootstrap: async () => undefined,
          mount: async (given: Props) => {
            props = given;
            given.domElement.textContent = running;
          },
          unmount: async () => undefined,
        };
      },
      loadTimeoutMs: 1000,
      report: (error) => reports.push(error),
      prepareRetry: () => Promise.resolve(),
      hasNewer: async () => running !== released,
      isWanted: () => true,
      onSettled: () => shown.push(running),
    });
    stage.start();
    spa.start();
    await until(() => shown.length === 1);
    expect(await props?.tryAgain()).toBe(false);
    expect(document.body.textContent).toBe('first version');
    released = 'second version';
    expect(await props?.tryAgain()).toBe(true);
    await until(() => shown.length === 2);
    expect(document.body.textContent).toBe('second version');
    expect(reports).toEqual([]);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
