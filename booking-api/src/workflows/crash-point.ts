/** Steps at which a test may kill the process, to see that the next start finishes or undoes what was begun. */
export const crashPoints = [
  'attempt-stored',
  'card-checked',
  'before-authorise',
  'after-authorise',
  'authorised-stored',
  'inside-commit',
  'order-committed',
  'before-submit',
  'after-submit',
  'settled-stored',
  'before-mail',
  'after-mail',
  'before-void',
  'after-void',
  'before-refund',
  'after-refund',
  'before-label',
  'after-label',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** Ends the process on the spot when a test asked for it; does nothing outside tests. */
export function crashPoint(point: CrashPoint): void {
  if (process.env.NODE_ENV === 'test' && process.env.SENDAHEAD_CRASH_AT === point)
    process.kill(process.pid, 'SIGKILL');
}
