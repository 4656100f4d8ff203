import { type KeepRunning, keepRunning, type RunningProcess } from './keep-running.ts';

/** A process that ends when it is asked to. */
function process(): RunningProcess & { end(): void; stopped: boolean } {
  let end: () => void = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const run = {
    ended,
    stopped: false,
    end: () => end(),
    async stop() {
      run.stopped = true;
      end();
    },
  };
  return run;
}

const said: string[] = [];
beforeEach(() => said.splice(0));
const options = (again: KeepRunning['again']): KeepRunning => ({
  name: 'API',
  again,
  pausesMs: [0, 0, 0],
  say: (line) => said.push(line),
});

describe('the supervisor of processes', () => {
  it('a process of another command is not stopped at the end', async () => {
    const ofAnother: RunningProcess = { ended: new Promise(() => {}), stop: async () => {} };
    const kept = keepRunning(
      ofAnother,
      options(() => Promise.reject(new Error('not asked'))),
    );
    await kept.stop();
    expect(said).toEqual([]);
  });

  it('a process that ends unexpectedly is started again', async () => {
    const [first, second] = [process(), process()];
    const started = new Promise<void>((done) => {
      const kept = keepRunning(
        first,
        options(async () => {
          done();
          return second;
        }),
      );
      kept.failed.then(() => said.push('failed'));
    });
    first.end();
    await started;
    expect(said).toEqual(['The API ended by itself; starting it again (1 of 3).']);
  });

  it('a process is abandoned after three failed starts in a row', async () => {
    const first = process();
    let starts = 0;
    const kept = keepRunning(
      first,
      options(async () => {
        starts += 1;
        const next = process();
        next.end();
        return next;
      }),
    );
    first.end();
    expect(await kept.failed).toBe('API');
    expect(starts).toBe(3);
  });

  it('a process that never starts is abandoned', async () => {
    const first = process();
    const kept = keepRunning(
      first,
      options(() => Promise.reject(new Error('no'))),
    );
    first.end();
    expect(await kept.failed).toBe('API');
  });

  it('a start that lasts long enough resets the count of failures', async () => {
    const first = process();
    let starts = 0;
    const kept = keepRunning(first, {
      ...options(async () => {
        starts += 1;
        const next = process();
        if (starts < 7) next.end();
        return next;
      }),
      steadyMs: -1,
    });
    kept.failed.then(() => said.push('failed'));
    first.end();
    await new Promise((done) => setTimeout(done, 50));
    expect([starts, said.includes('failed')]).toEqual([7, false]);
    await kept.stop();
  });

  it('a process that is asked to stop is not started again', async () => {
    const first = process();
    let starts = 0;
    const kept = keepRunning(
      first,
      options(async () => {
        starts += 1;
        return process();
      }),
    );
    await kept.stop();
    expect([first.stopped, starts, said]).toEqual([true, 0, []]);
  });
});
