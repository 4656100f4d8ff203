import type { Case } from './cases.ts';
import { type BenchRequest, type Load, load, send, usageOf } from './load.ts';
import type { Server } from './servers.ts';
import { noWaits } from './wait-around-rounds.ts';

/** A turn of the server and one of its floor; `ratio` is the share of the floor's requests that the server does. */
export type Round = { own: Load; least: Load; ratio: number; cpuMs: number };

/** Server and floor take turns, so that other load on the machine affects both equally. */
const rounds = 5;

/**
 * Measures a call with `concurrency` clients; `effort` 1 sends the number of requests that its case names.
 */
export async function measure(
  { call, times, warmUp, supply, settling = noWaits, floorPath }: Case,
  concurrency: number,
  effort: number,
  { api, floor }: { api: Server; floor: Server },
): Promise<Round[]> {
  const count = Math.max(
    concurrency * (times > 100 ? rounds : 1),
    Math.ceil(times * effort * (concurrency === 1 ? 0.5 : 1)),
  );
  const before = warmUp ?? count;
  const warming = await supply(before);
  const next = await supply(count);
  await settling.ready();
  const sample = await send(api.url, warming(0));
  await send(floor.url, { method: 'PUT', path: `/answers/${call}`, body: JSON.parse(sample.text) });
  await load(api.url, (index) => warming(index + 1), before - 1, concurrency);
  const ofFloor = (sent: BenchRequest): BenchRequest =>
    floorPath === undefined ? sent : { ...sent, path: floorPath };
  await load(floor.url, (index) => ofFloor(warming(index)), before, concurrency);
  await settling.warm();
  // A round has at least as many requests as run concurrently.
  const turns = Math.min(rounds, Math.max(1, Math.floor(count / concurrency)));
  const share = Math.floor(count / turns);
  const measured: Round[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const requests = Array.from({ length: share }, (_, index) => next(turn * share + index));
    const cpu = usageOf(api.pid).cpuMs;
    await settling.turn();
    const own = await load(api.url, (index) => take(requests, index), share, concurrency);
    await settling.turn();
    const cpuMs = (usageOf(api.pid).cpuMs - cpu) / share;
    // The floor's turn lasts as long as the server's, so that a pause of the disk or machine affects both
    // alike.
    const least = await load(
      floor.url,
      (index) => ofFloor(take(requests, index)),
      share,
      concurrency,
      own.tookMs,
    );
    measured.push({ own, least, ratio: own.perSecond / least.perSecond, cpuMs });
  }
  return measured;
}

/** Sends the requests in order, and starts over after the last one. */
function take(requests: readonly BenchRequest[], index: number): BenchRequest {
  const sent = requests[index % requests.length];
  if (!sent) throw new Error('nothing to send');
  return sent;
}
