import { lifecyclesOf, NotAFragment } from './lifecycles.ts';
import { TooSlow, within } from './within.ts';

const step = async (): Promise<void> => undefined;

describe('exports of a remote', () => {
  it('an export with the three lifecycles is a fragment, and gets time limits so that it cannot hang the page', () => {
    const fragment = lifecyclesOf({ bootstrap: step, mount: step, unmount: step }, 'itinerary');
    expect(fragment.timeouts.mount.dieOnTimeout).toBe(true);
    expect(fragment.timeouts.unmount.dieOnTimeout).toBe(true);
  });

  it.each([undefined, null, {}, { bootstrap: step, mount: step }])(
    'an export is refused when it is %s',
    (exposed) => {
      expect(() => lifecyclesOf(exposed, 'itinerary')).toThrow(NotAFragment);
    },
  );
});

describe('timeouts', () => {
  it('a timeout ends with TooSlow', async () => {
    await expect(within(new Promise(() => undefined), 5, 'itinerary')).rejects.toThrow(TooSlow);
  });

  it('timely results and errors pass through', async () => {
    await expect(within(Promise.resolve('there'), 50, 'x')).resolves.toBe('there');
    await expect(within(Promise.reject(new Error('broken')), 50, 'x')).rejects.toThrow('broken');
  });
});
