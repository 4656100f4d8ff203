import pg from 'pg';

const firstPauseMs = 1000;
const maxPauseMs = 30_000;

export type Listener = { stop(): Promise<void> };

export interface ListenerOptions {
  readonly channel: string;
  /** The connection's name in PostgreSQL, for operators. */
  readonly name: string;
  heard(payload: string): void;
  /** Called each time it begins to listen: earlier notifications are lost. */
  opened(): void;
  onError(error: unknown): void;
}

/**
 * One connection that listens for the notifications of transactions. It is reopened when lost. `heard` is
 * also called for this server's own notifications.
 */
export function startListener(
  databaseUrl: string,
  { channel, name, heard, opened, onError }: ListenerOptions,
): Listener {
  let client: pg.Client | undefined;
  let stopped = false;
  let pauseMs = firstPauseMs;
  let turn: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const opening = new pg.Client({
      connectionString: databaseUrl,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    // Without an error listener, a connection that the database ends would crash the process.
    opening.on('error', onError);
    opening.on('end', () => later(opening));
    opening.on('notification', ({ payload }) => heard(payload ?? ''));
    client = opening;
    await opening.connect();
    await opening.query(`listen ${opening.escapeIdentifier(channel)}`);
    pauseMs = firstPauseMs;
    opened();
  };
  const later = (lost: pg.Client): void => {
    if (stopped || lost !== client) return;
    client = undefined;
    turn = setTimeout(attempt, pauseMs);
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  };
  const attempt = (): void => {
    connect().catch((error: unknown) => {
      onError(error);
      if (client) later(client);
    });
  };
  attempt();
  return {
    async stop() {
      stopped = true;
      clearTimeout(turn);
      await client?.end().catch(() => undefined);
    },
  };
}
