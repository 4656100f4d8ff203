import { shareOf } from './share.ts';

describe('lent modules', () => {
  it('lent modules are singletons that refuse another version', () => {
    const react = { version: 'x' };
    const share = shareOf([{ request: 'react', version: '19.3.1', lib: () => react }]);
    expect(share).toMatchObject({
      react: {
        version: '19.3.1',
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^19.3.1' },
      },
    });
  });

  it('lent modules are requested until they load, because the runtime remembers a failure forever', async () => {
    jest.useFakeTimers();
    const get = jest
      .fn<Promise<() => unknown>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockRejectedValueOnce(new Error('gone'))
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(() => 'calendar');
    const share = shareOf([{ request: 'ui/calendar', version: '0.1.0', get }]) as Record<
      string,
      { get: () => Promise<() => unknown> }
    >;
    const loading = share['ui/calendar']?.get();
    await jest.advanceTimersByTimeAsync(7000);
    expect((await loading)?.()).toBe('calendar');
    expect(get).toHaveBeenCalledTimes(4);
    jest.useRealTimers();
  });
});
