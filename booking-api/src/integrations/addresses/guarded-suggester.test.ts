import { guardedSuggester } from './guarded-suggester.ts';
import { type FoundAddress, SuggesterFailed } from './port.ts';

const found: FoundAddress = { street: '1 Main St', city: 'Austin', state: 'TX', zip: '78701', country: 'US' };

function guarded() {
  let now = 0;
  const asked: string[] = [];
  const reported: unknown[] = [];
  let answer: () => FoundAddress[] = () => [found];
  const ask = guardedSuggester(
    {
      suggest: async (term) => {
        asked.push(term);
        return answer();
      },
    },
    { now: () => now, instant: () => new Date(now).toISOString() },
    (error) => reported.push(error),
  );
  const failing = (error: Error) => {
    answer = () => {
      throw error;
    };
  };
  const mended = () => {
    answer = () => [found];
  };
  const later = (ms: number) => {
    now += ms;
  };
  return { ask: () => ask('1 Main', 'US'), asked, reported, failing, mended, later };
}

describe('a guarded provider of addresses', () => {
  it('AD-15 answers no suggestions when the provider fails, and reports the failure', async () => {
    const { ask, failing, reported } = guarded();
    failing(new SuggesterFailed('status 500'));
    expect(await ask()).toEqual([]);
    expect(reported).toHaveLength(1);
  });

  it('AD-15 pauses requests to the provider for half a minute after three failures in a row', async () => {
    const { ask, asked, failing, mended, later } = guarded();
    failing(new SuggesterFailed('TimeoutError'));
    for (let times = 0; times < 5; times += 1) await ask();
    expect(asked).toHaveLength(3);
    later(29_999);
    expect(await ask()).toEqual([]);
    mended();
    later(1);
    expect(await ask()).toEqual([found]);
  });

  it('AD-15 counts only failures in a row', async () => {
    const { ask, asked, failing, mended } = guarded();
    for (let times = 0; times < 4; times += 1) {
      failing(new SuggesterFailed('cut'));
      await ask();
      await ask();
      mended();
      await ask();
    }
    expect(asked).toHaveLength(12);
  });

  it('AD-15 pauses requests for as long as the provider asks, after a single such answer', async () => {
    const { ask, asked, failing, later } = guarded();
    failing(new SuggesterFailed('status 429', 120_000));
    await ask();
    later(119_999);
    await ask();
    expect(asked).toHaveLength(1);
    later(1);
    await ask();
    expect(asked).toHaveLength(2);
  });
});
