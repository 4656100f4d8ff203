import { Redis } from 'ioredis';
import type { Listener } from '../database/listener.ts';
import { valkeyCalls, valkeyUp } from '../metrics/metrics.ts';

/** How long one command may take. */
const commandMs = 250;
const probeMs = 1000;
/** Longer than a command's time: the connection of a subscription is closed and opened again after it. */
const silentMs = 5000;

/** Valkey does not answer; the caller goes on without it. */
export class ValkeyAway extends Error {
  override readonly name = 'ValkeyAway';
}

/** Valkey or Redis. Nothing depends on it: while it is away, each caller has another way. */
export type Valkey = {
  isUp(): boolean;
  /** Throws ValkeyAway: at once while it is known to be away, otherwise after a quarter of a second at most. */
  ask<T>(command: (client: Redis) => Promise<T>): Promise<T>;
  /** Hears a channel by a connection of its own, which is opened again when it is lost. */
  subscribe(channel: string, ears: { heard(message: string): void; opened(): void }): Listener;
  stop(): void;
};

const options = {
  // A command that cannot be sent at once fails at once, and is never sent twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  retryStrategy: (times: number) => Math.min(times * 100, probeMs),
};

/** Connects in the background. `onTurn` is called when it goes away, with the reason, and when it answers again. */
export function openValkey(url: string, onTurn: (isUp: boolean, reason?: unknown) => void): Valkey {
  const labels = { server: new URL(url).host };
  let up: boolean | undefined;
  const turn = (isUp: boolean, reason?: unknown): void => {
    if (up === isUp) return;
    up = isUp;
    valkeyUp.set(labels, Number(isUp));
    onTurn(isUp, reason);
  };
  const away = (reason: unknown): void => turn(false, reason);
  const client = new Redis(url, { ...options, commandTimeout: commandMs });
  client.on('error', away);
  client.on('close', () => away(new ValkeyAway('the connection was closed')));
  const probe = (): void => void client.ping().then(() => turn(true), away);
  client.on('ready', probe);
  const probes = setInterval(probe, probeMs).unref();

  return {
    isUp: () => up === true,
    async ask(command) {
      try {
        if (!up) throw new ValkeyAway('it does not answer');
        const answer = await command(client);
        valkeyCalls.inc({ outcome: 'answered' });
        return answer;
      } catch (error) {
        away(error);
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

function subscribe(url: string, channel: string, ears: Parameters<Valkey['subscribe']>[1]): Listener {
  const client = new Redis(url, { ...options, autoResubscribe: false, commandTimeout: silentMs });
  const reopen = (): void => client.disconnect(true);
  // The other connection to the same server says why.
  client.on('error', () => {});
  client.on('message', (_channel, message) => ears.heard(message));
  client.on('ready', () => void client.subscribe(channel).then(ears.opened, reopen));
  // A network that drops packets closes no connection.
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
