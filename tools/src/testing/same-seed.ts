import fc from 'fast-check';

/**
 * Properties try the same cases in every run, so that a failure belongs to the change at hand. `TRIALS=full`
 * tries new ones (a failure prints its seed), `SEED=<n>` repeats those of one run.
 */
const seed = process.env.SEED ?? (process.env.TRIALS === 'full' ? undefined : '20261121');
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
