import { Redis } from 'ioredis';
import type { Listener } from '../database/listener.ts';
import { valkeyCalls, valkeyUp } from '../metrics/metrics.ts';

/** How long a command may take; one that takes longer is only skipped. */
const commandMs = 250;
/** How often it is asked whether it answers, and how long that may take. */
const probeMs = 1000;
/** A connection that answers nothing for so long is opened again. */
const silentMs = 5000;

/** Valkey does not answer; the caller goes on without it. */
export class ValkeyAway extends Error {
  override readonly name = 'ValkeyAway';
}

/** Valkey or Redis. Nothing depends on it: while it is away, each caller has another way. */
export type Valkey = {
  isUp(): boolean;
  /** Throws ValkeyAway: without waiting while it is known to be away, otherwise within a quarter of a second. */
  ask<T>(command: (client: Redis) => Promise<T>): Promise<T>;
  /** Hears a channel by a separate connection, which is opened again when it is lost. */
  subscribe(channel: string, ears: { heard(message: string): void; opened(): void }): Listener;
  stop(): void;
};

const options = {
  // A command that cannot be sent fails without waiting, and none is sent twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  commandTimeout: silentMs,
  retryStrategy: (times: number) => Math.min(times * 100, probeMs),
};

/** Connects in the background. `onTurn` is called when it goes away, with the reason, and when it answers again. */
export function openValkey(url: string, onTurn: (isUp: boolean, reason?: unknown) => void): Valkey {
  const labels = { server: new URL(url).host };
  let up: boolean | undefined;
  let mayAsk = false;
  const turn = (isUp: boolean, reason?: unknown): void => {
    mayAsk = isUp;
    if (up === isUp) return;
    up = isUp;
    valkeyUp.set(labels, Number(isUp));
    onTurn(isUp, reason);
  };
  const away = (reason: unknown): void => turn(false, reason);
  const client = new Redis(url, options);
  client.on('error', away);
  client.on('close', () => away(new ValkeyAway('the connection was closed')));
  const isStuck = (reason: unknown): void => {
    away(reason);
    // A network that drops packets closes no connection.
    if (reason instanceof ValkeyAway && client.status === 'ready') client.disconnect(true);
  };
  // A full memory refuses to count, and so does a replica: both answer a ping.
  const probe = (): void =>
    void within(probeMs, client.set('probe', '1', 'EX', 60)).then(() => turn(true), isStuck);
  client.on('ready', probe);
  const probes = setInterval(probe, probeMs).unref();

  return {
    isUp: () => up === true,
    async ask(command) {
      try {
        if (!mayAsk) throw new ValkeyAway('it does not answer');
        const answer = await within(commandMs, command(client));
        valkeyCalls.inc({ outcome: 'answered' });
        return answer;
      } catch (error) {
        // Until the next probe, nobody else waits for it.
        mayAsk = false;
        valkeyCalls.inc({ outcome: 'skipped' });
        throw error instanceof ValkeyAway ? error : new ValkeyAway('a command failed', { cause: error });
      }
    },
    subscribe: (channel, ears) => subscribe(url, channel, ears),
    stop() {
      clearInterval(probes);
      client.removeAllListeners('close');
      client.disconnect();
    },
  };
}

/** Rejects after a time. When this process itself was busy for that long, an answer that has come meanwhile counts. */
function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => setImmediate(reject, new ValkeyAway(`no answer in ${ms} ms`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

function subscribe(url: string, channel: string, ears: Parameters<Valkey['subscribe']>[1]): Listener {
  const client = new Redis(url, { ...options, autoResubscribe: false });
  const reopen = (): void => client.disconnect(true);
  // The other connection to the same server says why.
  client.on('error', () => {});
  client.on('message', (_channel, message) => ears.heard(message));
  client.on('ready', () => void client.subscribe(channel).then(ears.opened, reopen));
  const probes = setInterval(() => {
    if (client.status === 'ready') void client.ping().catch(reopen);
  }, silentMs).unref();
  return {
    async stop() {
      clearInterval(probes);
      client.disconnect();
    },
  };
}
