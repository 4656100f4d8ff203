import { loadUntilThere } from './load-until-there.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lost = new Error('chunk 7 failed');

describe('loading a module of the page', () => {
  it('B3-23 retries after 1, 2 and 4 seconds, and reports the first failure only', async () => {
    const load = jest.fn().mockRejectedValue(lost);
    const report = jest.fn();
    void loadUntilThere(load, report);
    for (const [ms, asked] of [
      [0, 1],
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(ms);
      expect(load).toHaveBeenCalledTimes(asked);
    }
    expect(report.mock.calls).toEqual([[lost]]);
  });

  it('B3-23 retries as soon as the browser is online', async () => {
    const online = new EventTarget();
    const { addEventListener, removeEventListener } = globalThis;
    Object.assign(globalThis, {
      addEventListener: online.addEventListener.bind(online),
      removeEventListener: online.removeEventListener.bind(online),
    });
    try {
      const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue('here');
      const loaded = loadUntilThere(load);
      await jest.advanceTimersByTimeAsync(10);
      online.dispatchEvent(new Event('online'));
      await expect(loaded).resolves.toBe('here');
    } finally {
      Object.assign(globalThis, { addEventListener, removeEventListener });
    }
  });
});
