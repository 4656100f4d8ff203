import pg from 'pg';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

export type Listener = { stop(): Promise<void> };

export interface ListenerOptions {
  readonly channel: string;
  /** How PostgreSQL shows the connection to operators. */
  readonly name: string;
  heard(payload: string): void;
  /** Called each time it begins to listen: notifications before that are lost. */
  opened(): void;
  onError(error: unknown): void;
}

/**
 * One connection that listens for the notifications of transactions. When it is lost it is opened again. `heard` is also
 * called for notifications of this server.
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
    // Without a listener, a connection that the database ends would end the process.
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
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
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
