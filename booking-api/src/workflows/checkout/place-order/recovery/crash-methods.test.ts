import { type AttemptPoint, attemptPoints } from '../../../../platform/crash-point.ts';
import { startPerFile } from '../../../../testing/server-per-file.ts';
import { until } from '../../../../testing/until.ts';
import { attemptsOfEveryType, type Payers, type Ready, startPayers } from '../../../testing/every-method.ts';
import { gatewaySales, moneyProblems } from '../../../testing/money/money-problems.ts';
import {
  aMinuteLater,
  checkOutAt,
  startCrashShop,
  undecided,
  waitForDeath,
} from '../../../testing/processes/crash-shop.ts';

jest.setTimeout(7_200_000);
/**
 * Each kill affects thirteen attempts, of every method type: at the commit, or twice at every point with
 * `TRIALS=full`. `KILLS=200` was the number in the original requirement, and takes almost an hour.
 */
const points: readonly AttemptPoint[] = process.env.TRIALS === 'full' ? attemptPoints : ['inside-commit'];
const kills = Number(process.env.KILLS ?? (process.env.TRIALS === 'full' ? 10 : points.length));
/** Seconds: the more attempts are interrupted, the longer their recovery takes. */
const patience = 180 + 5 * kills;

const shop = startPerFile(startCrashShop);
let payers: Payers;
beforeAll(async () => {
  payers = await startPayers(shop, 2 * kills);
});
beforeEach(() => shop.context.db.deleteFrom('throttle').execute());

describe('a server killed while attempts of every payment method type are in progress', () => {
  it('B3-6, B3-7: a killed server leaves no attempt half done, no money doubled and no credit lost', async () => {
    const all: Ready[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const point = points[kill % points.length] ?? 'attempt-stored';
      const server = await shop.serve(point);
      const attempts = await attemptsOfEveryType(shop, payers);
      await shop.context.db.deleteFrom('throttle').execute();
      all.push(...attempts);
      await Promise.all(
        attempts.map(({ booking, key, body, path }) => checkOutAt(server, booking, key, body, path)),
      );
      await waitForDeath(server, point);
    }
    await aMinuteLater(shop);
    const server = await shop.serve();
    const worker = shop.work();
    const again = ({ booking, key, body, path }: Ready) => checkOutAt(server, booking, key, body, path);
    try {
      await until(async () => (await undecided(shop)) === 0, patience);
      await until(async () => (await moneyProblems(shop)).length === 0, patience);
      // Each is retried with its own key: attempts that never began are placed now, the others return their
      // result.
      const answers = new Map<Ready, string | undefined>();
      for (const each of all) {
        await shop.context.db.deleteFrom('throttle').execute();
        answers.set(each, await again(each));
      }
      const errors = [...answers].map(([{ type }, text]) => [type, JSON.parse(text ?? '{}').error]);
      // `recalc`: an earlier one used the gift card in the meantime.
      const expected: unknown[] = [null, 'order_not_placed', 'recalc'];
      expect(errors.filter(([, error]) => !expected.includes(error))).toEqual([]);
      // How many succeed depends on how far each was at the kill.
      expect(errors.filter(([, error]) => error === null).length).toBeGreaterThanOrEqual(kills);
      await until(async () => (await undecided(shop)) === 0, patience);
      await shop.context.db.deleteFrom('throttle').execute();
      for (const [each, text] of answers) expect(await again(each)).toBe(text);
    } finally {
      await server.stop();
      await worker.stop();
    }
    expect(await moneyProblems(shop)).toEqual([]);
    const live = (await gatewaySales(shop.ledger)).filter(({ status }) => status !== 'voided');
    const perAttempt = Map.groupBy(live, (sale) => sale.order_id);
    expect([...perAttempt.values()].filter((sales) => sales.length > 1)).toEqual([]);
  });
});
