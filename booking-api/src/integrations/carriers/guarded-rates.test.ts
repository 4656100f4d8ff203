import { guardedRates } from './guarded-rates.ts';
import { type CarrierRate, CarrierUnreachable } from './port.ts';
import { carriage } from './testing/carriage.ts';

let now = 0;
const clock = { now: () => now, instant: () => new Date(now).toISOString() };
const heard: unknown[] = [];
const report = (error: unknown) => void heard.push(error);
beforeEach(() => {
  now = 0;
  heard.length = 0;
});

describe('rates of a failing carrier', () => {
  it('B3-14: rates time out after five seconds, and are marked limited', async () => {
    jest.useFakeTimers();
    const silent = { rates: () => new Promise<CarrierRate[]>(() => {}) };
    const answered = jest.fn();
    const asked = guardedRates(silent, clock, report)(carriage()).then(answered);
    await jest.advanceTimersByTimeAsync(4999);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await asked;
    expect(answered).toHaveBeenCalledWith({ rates: [], limited: true });
    expect(heard).toHaveLength(1);
    jest.useRealTimers();
  });

  it('B3-14: pauses rate requests for half a minute after five failures', async () => {
    let asked = 0;
    let well = false;
    const rates = async () => {
      asked += 1;
      if (!well) throw new CarrierUnreachable();
      return [];
    };
    const ask = guardedRates({ rates }, clock, report);
    for (let count = 0; count < 9; count += 1) expect((await ask(carriage())).limited).toBe(true);
    expect(asked).toBe(5);
    well = true;
    now += 30_000;
    expect(await ask(carriage())).toEqual({ rates: [], limited: false });
    expect(asked).toBe(6);
  });

  it('B3-14: ignores the late failure of a call that timed out', async () => {
    let fail: (error: Error) => void = () => {};
    const late = { rates: () => new Promise<CarrierRate[]>((_, refuse) => (fail = refuse)) };
    expect((await guardedRates(late, clock, report, 10)(carriage())).limited).toBe(true);
    fail(new Error('late'));
    // An unhandled rejection is reported before the next turn, and would fail the run.
    await new Promise(setImmediate);
    expect(heard).toHaveLength(1);
  });
});
