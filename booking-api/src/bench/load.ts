import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export type BenchRequest = { method: string; path: string; headers?: Record<string, string>; body?: unknown };
export type BenchResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

/** One request over a kept connection. */
export function send(
  base: string,
  { method, path, headers = {}, body }: BenchRequest,
): Promise<BenchResponse> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((done, failed) => {
    const outgoing = request(
      new URL(path, base),
      {
        method,
        agent,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    outgoing.on('error', failed);
    outgoing.end(text);
  });
}

/** Requests a second, milliseconds of the median and of the slowest hundredth, and how long it took. */
export type Load = { perSecond: number; p50: number; p99: number; tookMs: number };

/**
 * Sends the requests of `next`, `concurrency` at a time, at least `times` and for at least `atLeastMs`. Throws for an
 * answer other than 200.
 */
export async function load(
  base: string,
  next: (index: number) => BenchRequest,
  times: number,
  concurrency: number,
  atLeastMs = 0,
): Promise<Load> {
  const durations: number[] = [];
  let index = 0;
  const start = performance.now();
  const work = async () => {
    while (index < times || performance.now() - start < atLeastMs) {
      const sent = next(index++);
      const begun = performance.now();
      const answer = await send(base, sent);
      durations.push(performance.now() - begun);
      if (answer.status !== 200)
        throw new Error(`${sent.path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const seconds = (performance.now() - start) / 1000;
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: durations.length / seconds, p50: at(0.5), p99: at(0.99), tookMs: seconds * 1000 };
}

/** Milliseconds of CPU a process has used, and its resident megabytes; Linux only, else 0. */
export function usageOf(pid: number): { cpuMs: number; megabytes: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const pages = Number(fields[21] ?? 0);
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * 10, megabytes: (pages * 4096) / 1e6 };
  } catch {
    return { cpuMs: 0, megabytes: 0 };
  }
}
