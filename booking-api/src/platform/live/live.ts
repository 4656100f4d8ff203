import { Readable } from 'node:stream';
import type { FollowedList } from '@sendahead/shared-contracts/console/news-calls';
import type { NewsEvent } from '@sendahead/shared-contracts/live/news';
import type { Listener } from '../database/listener.ts';
import type { ListenToNews } from './news.ts';

/** Subjects of live updates for an open page. */
export type Subject =
  | `order:${string}`
  | `orders:${string}`
  | `viewers:${string}`
  | `cart:${string}`
  | `console:${FollowedList}`
  | 'release';

/** The permission to follow a subject: when it ends, so does the stream. */
export type Key = `session:${string}` | `link:${string}`;

/** Live update streams for open pages: they announce that there is new data, never its content. */
export type Live = {
  /** A stream of server-sent events about subjects; undefined when `by` or this server has too many open. */
  open(subjects: readonly Subject[], by: string, key?: Key): Readable | undefined;
  /** Calls `read` for each notification of a subject, and each time listening (re)starts. */
  hear(subject: string, read: () => void): void;
  /** Notifies the pages of this server that follow a subject without a database row. */
  tell(subject: Subject): void;
  /** Whether a page of this server follows a subject. */
  isFollowed(subject: Subject): boolean;
  /** Notifies every open page that a part may have been switched off, or that a flag changed. */
  tellOfRelease(): void;
  /** Ends all streams; the pages reopen them on another server. */
  stop(): Promise<void>;
};

const heartbeatMs = 25_000;
/** A stream ends after this time and is reopened, so that a reader who lost access gets no more updates. */
const maxMs = 10 * 60_000;
const maxOfOne = 40;
const maxOfAll = 5000;

type Stream = { body: Readable; by: string; key: Key | undefined; opened: number };

const ended = 'ended:';

const kindOf = (subject: string): NewsEvent['kind'] =>
  subject.startsWith('viewers:') ? 'viewers' : 'changed';

/** The lists of the console that a moved order or cart is in. */
function listsOf(subject: string): readonly Subject[] {
  if (subject.startsWith('order:')) return ['console:orders', 'console:claims', 'console:work'];
  return subject.startsWith('cart:') ? ['console:carts'] : [];
}

function leave(streams: Map<Subject, Set<Stream>>, subject: Subject, stream: Stream): void {
  const some = streams.get(subject);
  some?.delete(stream);
  if (some?.size === 0) streams.delete(subject);
}

const event = (kind: NewsEvent['kind']): string => `data: {"kind":"${kind}"}\n\n`;

function tell(targets: Iterable<Stream>, kind: NewsEvent['kind']): void {
  for (const { body } of targets) body.push(event(kind));
}

/** Tells the pages of a subject, and those of the lists that it is in. */
function spread(streams: ReadonlyMap<string, Iterable<Stream>>, subject: string): void {
  tell(streams.get(subject) ?? [], kindOf(subject));
  for (const list of listsOf(subject)) tell(streams.get(list) ?? [], 'changed');
}

/** Ends streams whose session or link is over. */
function end(streams: Iterable<Stream>, key: string): void {
  for (const stream of streams) if (stream.key === key) stream.body.push(null);
}

function countDown(counts: Map<string, number>, by: string): void {
  const left = (counts.get(by) ?? 1) - 1;
  if (left > 0) counts.set(by, left);
  else counts.delete(by);
}

/**
 * Starts listening with the first stream or listener. `scale` multiplies the limit per address; `now` is the
 * machine's time.
 */
export function createLive(listenToNews: ListenToNews, scale: number, now: () => number = Date.now): Live {
  const streams = new Map<Subject, Set<Stream>>();
  const counts = new Map<string, number>();
  const hearers = new Map<string, () => void>();
  let all = 0;
  let listener: Listener | undefined;
  let listens = false;
  let beat: NodeJS.Timeout | undefined;

  const everyone = (): Set<Stream> => new Set([...streams.values()].flatMap((some) => [...some]));
  const listen = (): void => {
    listener ??= listenToNews({
      heard: (subject) => {
        hearers.get(subject)?.();
        if (subject.startsWith(ended)) end(everyone(), subject.slice(ended.length));
        else spread(streams, subject);
      },
      // After a gap each page reloads, because notifications in the gap are lost.
      opened: () => {
        listens = true;
        for (const read of hearers.values()) read();
        tell(everyone(), 'opened');
      },
    });
    beat ??= setInterval(heartbeat, heartbeatMs).unref();
  };
  const heartbeat = (): void => {
    const oldest = now() - maxMs;
    for (const { body, opened } of everyone()) body.push(opened < oldest ? null : ':\n\n');
  };
  const forget = (subjects: readonly Subject[], stream: Stream): void => {
    for (const subject of subjects) leave(streams, subject, stream);
    all -= 1;
    countDown(counts, stream.by);
  };

  return {
    open(subjects, by, key) {
      const own = counts.get(by) ?? 0;
      if (own >= maxOfOne * scale || all >= maxOfAll) return undefined;
      listen();
      const body = new Readable({ read: () => undefined });
      const stream = { body, by, key, opened: now() };
      for (const subject of subjects) streams.set(subject, (streams.get(subject) ?? new Set()).add(stream));
      counts.set(by, own + 1);
      all += 1;
      body.once('close', () => forget(subjects, stream));
      body.push('retry: 3000\n\n');
      // Notifications are missed until listening has started: the page then reloads once.
      if (listens) tell([stream], 'opened');
      return body;
    },
    hear(subject, read) {
      hearers.set(subject, read);
      listen();
    },
    tell: (subject) => tell(streams.get(subject) ?? [], 'changed'),
    isFollowed: (subject) => streams.has(subject),
    tellOfRelease: () => tell(everyone(), 'released'),
    async stop() {
      clearInterval(beat);
      for (const { body } of everyone()) body.push(null);
      await listener?.stop();
      listener = undefined;
      listens = false;
    },
  };
}
