import { bringToRest, countTables } from './vacuum.ts';
import { jobsDone } from './wait-for-jobs.ts';

/** What is waited for around what is measured, where a call leaves work behind. */
export type Settling = {
  /** When all that will be sent is ready. */
  ready(): Promise<void>;
  /** When the server is warm. */
  warm(): Promise<void>;
  /** Before and after the server's turn. */
  turn(): Promise<void>;
};

const nothing = async () => {};
export const unsettled: Settling = { ready: nothing, warm: nothing, turn: nothing };

/** The labels and mails of orders count as work of the server, and slow neither the next orders nor the floor. */
export const settlingOrders = (databaseUrl: string): Settling => ({
  ready: () => bringToRest(databaseUrl),
  warm: async () => {
    await jobsDone(databaseUrl);
    await countTables(databaseUrl);
  },
  turn: () => jobsDone(databaseUrl),
});
