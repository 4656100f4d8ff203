import { readEnvironment } from './settings/environment.ts';

/** Steps of a checkout attempt at which a test may kill the process. */
export const attemptPoints = [
  'attempt-stored',
  'card-checked',
  'after-authorize',
  'inside-commit',
  'order-committed',
] as const;
export type AttemptPoint = (typeof attemptPoints)[number];

/** Steps of a split bill. */
export const splitPoints = ['buyers-card-kept', 'charges-stored', 'share-charged', 'shares-charged'] as const;

/** Steps of the jobs that follow an attempt. */
export const jobPoints = [
  'before-submit',
  'after-submit',
  'settled-stored',
  'before-mail',
  'after-mail',
  'before-void',
  'after-void',
] as const;

/** Steps after an order was placed. */
type LaterPoint = 'before-refund' | 'after-refund' | 'before-label' | 'after-label';

/** The next start finishes or undoes the interrupted work. */
export type CrashPoint =
  | AttemptPoint
  | (typeof splitPoints)[number]
  | (typeof jobPoints)[number]
  | LaterPoint;

/** Kills the process immediately when a test requested it; does nothing outside tests. */
export function crashPoint(point: CrashPoint): void {
  const { NODE_ENV, SENDAHEAD_CRASH_AT } = readEnvironment();
  if (NODE_ENV === 'test' && SENDAHEAD_CRASH_AT === point) process.kill(process.pid, 'SIGKILL');
}
