import fc from 'fast-check';

/**
 * Properties try the same cases in every run, so that a failure belongs to the change at hand.
 * `TRIALS=full` tries new ones (the seed stands in the failure), `SEED=<n>` tries those of one run again.
 */
const seed = process.env.SEED ?? (process.env.TRIALS === 'full' ? undefined : '20261121');
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
