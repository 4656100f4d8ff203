import { Readable } from 'node:stream';
import type { NewsEvent } from '@sendahead/shared-contracts/live/news';
import { type Listener, startListener } from '../database/listener.ts';

/** Subjects about which an open page may get news. */
export type Subject =
  | `order:${string}`
  | `orders:${string}`
  | `viewers:${string}`
  | `cart:${string}`
  | 'release';

/** What lets somebody follow a subject: once it is over, so is the stream. */
export type Key = `session:${string}` | `link:${string}`;

/** Streams of news to open pages: that there is something to read, never what. */
export type Live = {
  /** A stream of server-sent events about subjects; undefined where `by` or this server has too many open. */
  open(subjects: readonly Subject[], by: string, key?: Key): Readable | undefined;
  /** Calls `read` for each notification of a subject, and each time the database is listened to, from now on. */
  hear(subject: string, read: () => void): void;
  /** Tells the pages of this server that follow a subject of which the database knows nothing. */
  tell(subject: Subject): void;
  /** Tells every open page that a part of it may have been switched off, or that a flag was changed. */
  tellOfRelease(): void;
  /** Ends all streams; the pages open them again on another server. */
  stop(): Promise<void>;
};

const heartbeatMs = 25_000;
/** A stream ends after this time and is opened again, so that a reader who lost access gets no more news. */
const longestMs = 10 * 60_000;
const mostOfOne = 40;
const mostOfAll = 5000;

type Stream = { body: Readable; by: string; key: Key | undefined; opened: number };

const ended = 'ended:';

const kindOf = (subject: string): NewsEvent['kind'] =>
  subject.startsWith('viewers:') ? 'viewers' : 'changed';

function leave(streams: Map<Subject, Set<Stream>>, subject: Subject, stream: Stream): void {
  const some = streams.get(subject);
  some?.delete(stream);
  if (some?.size === 0) streams.delete(subject);
}

const event = (kind: NewsEvent['kind']): string => `data: {"kind":"${kind}"}\n\n`;

function tell(targets: Iterable<Stream>, kind: NewsEvent['kind']): void {
  for (const { body } of targets) body.push(event(kind));
}

/** Ends what a session or a link opened that is over. */
function end(streams: Iterable<Stream>, key: string): void {
  for (const stream of streams) if (stream.key === key) stream.body.push(null);
}

function countDown(counts: Map<string, number>, by: string): void {
  const left = (counts.get(by) ?? 1) - 1;
  if (left > 0) counts.set(by, left);
  else counts.delete(by);
}

/**
 * Listens to the database from the first stream or hearer on. `scale` multiplies what one address may hold; `now` is the machine's
 * time.
 */
export function createLive(
  databaseUrl: string,
  scale: number,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): Live {
  const streams = new Map<Subject, Set<Stream>>();
  const counts = new Map<string, number>();
  const hearers = new Map<string, () => void>();
  let all = 0;
  let listener: Listener | undefined;
  let listens = false;
  let beat: NodeJS.Timeout | undefined;

  const everyone = (): Set<Stream> => new Set([...streams.values()].flatMap((some) => [...some]));
  const listen = (): void => {
    listener ??= startListener(databaseUrl, {
      channel: 'news',
      name: 'booking-api news',
      heard: (subject) => {
        hearers.get(subject)?.();
        if (subject.startsWith(ended)) end(everyone(), subject.slice(ended.length));
        else tell(streams.get(subject as Subject) ?? [], kindOf(subject));
      },
      // After a gap each page reads again, since notifications in the gap are lost.
      opened: () => {
        listens = true;
        for (const read of hearers.values()) read();
        tell(everyone(), 'opened');
      },
      onError,
    });
    beat ??= setInterval(heartbeat, heartbeatMs).unref();
  };
  const heartbeat = (): void => {
    const oldest = now() - longestMs;
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
      if (own >= mostOfOne * scale || all >= mostOfAll) return undefined;
      listen();
      const body = new Readable({ read: () => undefined });
      const stream = { body, by, key, opened: now() };
      for (const subject of subjects) streams.set(subject, (streams.get(subject) ?? new Set()).add(stream));
      counts.set(by, own + 1);
      all += 1;
      body.once('close', () => forget(subjects, stream));
      body.push('retry: 3000\n\n');
      // Before the database is listened to, nothing would be heard: the page reads once that has begun.
      if (listens) tell([stream], 'opened');
      return body;
    },
    hear(subject, read) {
      hearers.set(subject, read);
      listen();
    },
    tell: (subject) => tell(streams.get(subject) ?? [], 'changed'),
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
