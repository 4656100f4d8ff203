import { analyzeTables, vacuumDatabase } from './vacuum.ts';
import { waitForJobs } from './wait-for-jobs.ts';

/** Waits around each measured round, for calls that leave work behind. */
export type RoundWaits = {
  /** Called when all requests are prepared. */
  ready(): Promise<void>;
  /** Called when the server is warm. */
  warm(): Promise<void>;
  /** Called before and after the server's turn. */
  turn(): Promise<void>;
};

const nothing = async () => {};
export const noWaits: RoundWaits = { ready: nothing, warm: nothing, turn: nothing };

/**
 * The labels and mails of orders count as the server's work, and slow down neither the next orders nor the
 * floor.
 */
export const waitsForOrders = (databaseUrl: string): RoundWaits => ({
  ready: () => vacuumDatabase(databaseUrl),
  warm: async () => {
    await waitForJobs(databaseUrl);
    await analyzeTables(databaseUrl);
  },
  turn: () => waitForJobs(databaseUrl),
});
