/** @jest-environment node */
import { followNews } from './follow-news.ts';
import { pageNews } from './page-news.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A page, and a server whose streams a test writes to. */
function following() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const streams: { say(text: string): void; end(): void; signal: AbortSignal | null | undefined }[] = [];
  let refuses = false;
  const ask = (async (_path: unknown, init: RequestInit) => {
    if (refuses) return { ok: false, body: null };
    let say: (text: string) => void = () => undefined;
    let end: () => void = () => undefined;
    const pieces: (Uint8Array | null)[] = [];
    let waiting: ((piece: { done: boolean; value?: Uint8Array }) => void) | undefined;
    let broken: ((reason: unknown) => void) | undefined;
    const give = (piece: Uint8Array | null): void => {
      if (!waiting) return void pieces.push(piece);
      const listener = waiting;
      waiting = undefined;
      listener(piece === null ? { done: true } : { done: false, value: piece });
    };
    say = (text) => give(Buffer.from(text));
    end = () => give(null);
    init.signal?.addEventListener('abort', () => broken?.(new Error('aborted')));
    streams.push({ say, end, signal: init.signal });
    const read = () =>
      new Promise<{ done: boolean; value?: Uint8Array }>((resolve, reject) => {
        const piece = pieces.shift();
        if (piece !== undefined)
          return resolve(piece === null ? { done: true } : { done: false, value: piece });
        waiting = resolve;
        broken = reject;
      });
    return { ok: true, body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch;
  const listener: string[] = [];
  const note = (what: string) => () => void listener.push(what);
  const options = { path: '/news', page: page as unknown as Document, ask };
  page.addEventListener('sendahead:released', note('released'));
  return {
    listener,
    streams,
    options,
    follow: () =>
      followNews({
        ...options,
        listener: {
          opened: note('opened'),
          changed: (only) => void listener.push(only ? `changed by ${only}` : 'changed'),
          lost: note('lost'),
        },
      }),
    refuse: (is: boolean) => {
      refuses = is;
    },
    hide: (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
const opened = 'data: {"kind":"opened"}\n\n';
const changed = 'data: {"kind":"changed"}\n\n';

describe('following news', () => {
  it('TC-06 reports what a stream sends, in any chunks, and reopens it when it ends', async () => {
    const { follow, streams, listener } = following();
    const stop = follow();
    await pass(0);
    streams[0]?.say(`retry: 3000\n\n${opened}data: {"ki`);
    streams[0]?.say('nd":"changed"}\n\n:\n\ndata: {"kind":"released"}\n\n');
    await pass(0);
    expect(listener).toEqual(['opened', 'changed', 'released']);
    streams[0]?.end();
    await pass(1000);
    expect([streams.length, listener.at(-1)]).toEqual([2, 'lost']);
    stop();
  });

  it('CO-48 a stream reports when only the viewers of an order changed', async () => {
    const { follow, streams, listener } = following();
    const stop = follow();
    await pass(0);
    streams[0]?.say('data: {"kind":"viewers"}\n\ndata: {"kind":"changed"}\n\n');
    await pass(0);
    expect(listener).toEqual(['changed by viewers', 'changed']);
    stop();
  });

  it('TC-06 has one stream, none in the background, and treats a silent one as dead', async () => {
    const { follow, streams, hide } = following();
    const stop = follow();
    await pass(0);
    hide(true);
    expect(streams[0]?.signal?.aborted).toBe(true);
    await pass(60_000);
    expect(streams).toHaveLength(1);
    hide(false);
    await pass(0);
    expect(streams).toHaveLength(2);
    streams[1]?.say(opened);
    await pass(72_000);
    expect([streams[1]?.signal?.aborted, streams.length]).toEqual([true, 3]);
    stop();
    await pass(60_000);
    expect(streams).toHaveLength(3);
  });

  it('the page checks the release each time a stream cannot be opened, and once when one is open again', async () => {
    const { follow, streams, listener, refuse } = following();
    const stop = follow();
    await pass(0);
    streams[0]?.say(opened);
    await pass(0);
    expect(listener).toEqual(['opened']);
    refuse(true);
    streams[0]?.end();
    await pass(1000);
    expect(listener).toEqual(['opened', 'lost', 'released', 'lost']);
    await pass(15_000);
    expect(listener.slice(4)).toEqual(['released', 'lost']);
    refuse(false);
    await pass(15_000);
    streams[1]?.say(opened);
    await pass(0);
    expect(listener.slice(6)).toEqual(['released', 'opened']);
    stop();
  });

  it('TC-06 polls every 15 seconds without a stream, and follows news with one', async () => {
    const { options, streams, refuse } = following();
    refuse(true);
    let reads = 0;
    const stop = pageNews(options, () => {
      reads += 1;
    });
    await pass(45_500);
    expect(reads).toBe(3);
    refuse(false);
    await pass(15_000);
    const before = reads;
    streams[0]?.say(opened + changed);
    await pass(0);
    expect(reads).toBe(before + 2);
    await pass(40_000);
    expect(reads).toBe(before + 2);
    stop();
  });

  it('TC-06 a page that was just read is not read again when its stream opens, but one interval later', async () => {
    const { options, streams } = following();
    let reads = 0;
    const stop = pageNews(options, () => {
      reads += 1;
    });
    await pass(0);
    streams[0]?.say(opened);
    await pass(14_000);
    expect(reads).toBe(0);
    await pass(60_000);
    expect(reads).toBe(1);
    stop();
  });
});
