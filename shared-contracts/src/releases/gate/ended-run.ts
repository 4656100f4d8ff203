import * as z from 'zod/mini';

export const endedRunSchema = z.object({
  seed: z.string(),
  part: z.string(),
  version: z.string(),
  live_version: z.string(),
  ended_at: z.string(),
  loads: z.int(),
  faulty: z.int(),
  live_loads: z.int(),
  live_faulty: z.int(),
});
/** A canary or a shell that the product withdrew, with the figures that ended it. */
export type EndedRun = z.output<typeof endedRunSchema>;

/** The runs that the product ended, newest first; undefined if the product's database does not answer. */
export type ReadEndedRuns = () => readonly EndedRun[] | undefined;

/** The reason why a canary ended, in words. */
export const figuresOf = ({ loads, faulty, live_loads, live_faulty, live_version }: EndedRun): string =>
  `${faulty} of ${loads} page loads had a fault, ${live_faulty} of ${live_loads} with ${live_version}`;

/** The reason why a shell was withdrawn, in words. */
export const startsOf = ({ faulty, loads, live_loads, live_faulty, live_version }: EndedRun): string =>
  `${faulty} of ${loads} pages did not start, ${live_faulty} of ${live_loads} with ${live_version}`;
