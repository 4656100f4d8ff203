import { type Listener, startListener } from '../database/listener.ts';
import type { SendNews } from '../database/news-of-transactions.ts';
import type { Valkey } from '../valkey/valkey.ts';

/** Listens to what is new: subjects, never content. `opened`: what came before may have been missed. */
export type ListenToNews = (ears: { heard(subject: string): void; opened(): void }) => Listener;

const channel = 'news';

/** News that transactions of the database announce when they commit. */
export const newsByDatabase =
  (databaseUrl: string, onError: (error: unknown) => void): ListenToNews =>
  (ears) =>
    startListener(databaseUrl, { channel, name: 'booking-api news', ...ears, onError });

/**
 * News that servers publish in Valkey, and those that the database announces: what has no `SendNews` writes
 * there too, and so does everyone while Valkey is away.
 */
export const newsByValkey =
  (valkey: Valkey, byDatabase: ListenToNews): ListenToNews =>
  (ears) => {
    const listeners = [valkey.subscribe(channel, ears), byDatabase(ears)];
    return {
      async stop() {
        await Promise.all(listeners.map((listener) => listener.stop()));
      },
    };
  };

/** Publishes news in Valkey. */
export const sendByValkey =
  (valkey: Valkey): SendNews =>
  async (subjects) => {
    await valkey.ask((client) => Promise.all(subjects.map((subject) => client.publish(channel, subject))));
  };
