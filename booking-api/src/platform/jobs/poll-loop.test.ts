import { startPollLoop } from './poll-loop.ts';

describe('the poll loop', () => {
  it('waits for a poll to end before it pauses, and stops after the current one', async () => {
    const ends: (() => void)[] = [];
    let looks = 0;
    const loop = startPollLoop(
      () => {
        looks += 1;
        return new Promise((done) => ends.push(done));
      },
      1,
      () => {},
    );
    expect(looks).toBe(1);
    while (looks < 2) {
      ends.at(-1)?.();
      await new Promise(setImmediate);
    }
    let stopped = false;
    const stopping = loop.stop().then(() => {
      stopped = true;
    });
    await new Promise(setImmediate);
    expect(stopped).toBe(false);
    ends.at(-1)?.();
    await stopping;
    expect(looks).toBe(2);
  });

  it('reports a failed poll, and polls again', async () => {
    const received: unknown[] = [];
    let looks = 0;
    const loop = startPollLoop(
      async () => {
        looks += 1;
        if (looks === 1) throw new Error('away');
      },
      1,
      (error) => received.push(error),
    );
    while (looks < 2) await new Promise(setImmediate);
    await loop.stop();
    expect(received).toEqual([new Error('away')]);
  });
});
