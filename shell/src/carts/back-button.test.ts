import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { keptTexts } from '../testing/kept-texts.ts';
import { keepCart } from './cart.ts';
import { keepHoldTurns } from './hold/hold-turns.ts';
import { markOrderedHere } from './ordered-here.ts';
import { restoreCart } from './restore.ts';
import { createUnsavedCopy } from './unsaved-copy.ts';

describe("a page restored by the browser's back button", () => {
  afterEach(() => window.history.replaceState(null, ''));

  const said = async (): Promise<string[]> => {
    const texts: string[] = [];
    const bus = createBus({ report: () => undefined });
    const own = bus.bind('shell');
    own.events(alertRaisedEvent).subscribe(({ text }) => texts.push(text));
    const api = fakeApi();
    const credentialsStore = { read: () => null, write: () => undefined, clear: () => undefined };
    const report = (error: unknown): void => {
      throw error;
    };
    const cart = keepCart({
      brandId: 5,
      api: () => api,
      bus: own,
      credentialsStore,
      onChange: () => undefined,
      report,
    });
    const unsaved = createUnsavedCopy({ brand: 'golf', storage: keptTexts(), now: () => 0 });
    await restoreCart({ cart, api, bus: own, unsaved, turns: keepHoldTurns(), report }).known;
    return texts;
  };

  it('B3-5 a restored page says that its order is placed and was not sent again', async () => {
    markOrderedHere();
    expect(await said()).toEqual([expect.stringMatching(/^Your order is placed/)]);
  });

  it('B3-5 a restored page says nothing when nothing was ordered', async () => {
    expect(await said()).toEqual([]);
  });
});
