import { releasedEvent } from './released-event.ts';

/** Callbacks of the stream: it is open, something changed, there is no stream. */
export interface NewsListener {
  /** Changes since the page was read must be read now too. */
  opened(): void;
  changed(only?: 'viewers'): void;
  lost(): void;
}

export interface NewsOptions {
  readonly path: string;
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly listener: NewsListener;
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
  readonly ask: typeof fetch;
}

const againMs = 15_000;
/** Heartbeats come each 25 s; a stream that is silent for longer is dead, whatever the browser believes. */
const silenceMs = 70_000;

/**
 * Follows the news of a path while the page is visible. A stream that ends is opened again, one that cannot be opened
 * after a pause. Returns a function that stops it.
 */
export function followNews({ path, headers, listener, page, ask }: NewsOptions): () => void {
  let reading: AbortController | undefined;
  let turn: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let begun = false;
  /** A stream reports nothing from before it was open. */
  const askForRelease = (): boolean => page.dispatchEvent(new Event(releasedEvent));

  const open = async (own: AbortController): Promise<'ended' | 'failed'> => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => own.abort(), silenceMs);
    };
    let heard = false;
    try {
      alive();
      const answer = await ask(path, {
        headers: { accept: 'text/event-stream', ...headers?.() },
        cache: 'no-store',
        signal: own.signal,
      });
      if (!answer.ok || !answer.body) return 'failed';
      for await (const kind of eventsOf(answer.body, alive)) {
        heard = true;
        if (kind === 'released') page.dispatchEvent(new Event(releasedEvent));
        else if (kind === 'opened') {
          if (begun) askForRelease();
          begun = true;
          listener.opened();
        } else if (kind === 'viewers') listener.changed(kind);
        else listener.changed();
      }
      return heard ? 'ended' : 'failed';
    } catch {
      return heard ? 'ended' : 'failed';
    } finally {
      clearTimeout(silence);
    }
  };
  const begin = (): void => {
    clearTimeout(turn);
    if (stopped || page.hidden || reading) return;
    const controller = new AbortController();
    reading = controller;
    void open(controller).then((how) => {
      reading = undefined;
      if (stopped || page.hidden) return;
      if (how === 'failed') {
        begun = true;
        askForRelease();
      }
      listener.lost();
      turn = setTimeout(begin, how === 'ended' ? 1000 : againMs);
    });
  };
  const look = (): void => {
    if (page.hidden) reading?.abort();
    else begin();
  };
  page.addEventListener('visibilitychange', look);
  begin();
  return () => {
    stopped = true;
    clearTimeout(turn);
    page.removeEventListener('visibilitychange', look);
    reading?.abort();
  };
}

/** The kinds of the events of a stream, as they come; `alive` is called for every piece. */
async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    alive();
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const kind = /^data: \{"kind":"([a-z]+)"/.exec(line)?.[1];
      if (kind) yield kind;
    }
  }
}
