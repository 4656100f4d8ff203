import pg from 'pg';
import type { Db } from 'pg-boss';
import { startListener } from '../database/listener.ts';

/**
 * Connections for pg-boss. Its own listening connection crashes the process when a pooler reports two errors
 * on it, as PgBouncer does when the database dies; ours is reopened. `onError` gets each error of a lost
 * connection.
 */
export function openJobDatabase(
  connectionString: string,
  onError: (error: unknown) => void,
): Db & { close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: 4, application_name: 'booking-api jobs' });
  pool.on('error', onError);
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, heard, onReconnect) {
      const listener = startListener(connectionString, {
        channel,
        name: 'booking-api jobs',
        heard,
        opened: onReconnect,
        onError,
      });
      return { close: () => listener.stop() };
    },
    close: () => pool.end(),
  };
}
