import { lifecyclesOf, NotAFragment } from './lifecycles.ts';
import { TooSlow, within } from './within.ts';

const step = async (): Promise<void> => undefined;

describe('exports of a remote', () => {
  it('is a fragment when it has the three lifecycles, and gets limits so that it cannot hang the page', () => {
    const fragment = lifecyclesOf({ bootstrap: step, mount: step, unmount: step }, 'itinerary');
    expect(fragment.timeouts.mount.dieOnTimeout).toBe(true);
    expect(fragment.timeouts.unmount.dieOnTimeout).toBe(true);
  });

  it.each([undefined, null, {}, { bootstrap: step, mount: step }])('is refused when it is %s', (exposed) => {
    expect(() => lifecyclesOf(exposed, 'itinerary')).toThrow(NotAFragment);
  });
});

describe('timeouts', () => {
  it('end with TooSlow', async () => {
    await expect(within(new Promise(() => undefined), 5, 'itinerary')).rejects.toThrow(TooSlow);
  });

  it('let results in time through, and their errors', async () => {
    await expect(within(Promise.resolve('there'), 50, 'x')).resolves.toBe('there');
    await expect(within(Promise.reject(new Error('broken')), 50, 'x')).rejects.toThrow('broken');
  });
});
