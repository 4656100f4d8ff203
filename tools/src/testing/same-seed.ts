import fc from 'fast-check';

/**
 * Property tests try the same cases in every run, so that a failure is caused by the current change.
 * `TRIALS=full` tries new cases (a failure prints its seed), `SEED=<n>` repeats the cases of one run.
 */
const seed = process.env.SEED ?? (process.env.TRIALS === 'full' ? undefined : '20261121');
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
