import * as z from 'zod';

/** A kind of job: its queue, the data it carries, and how often and when it is done. */
export type JobDefinition<In extends object, Out extends object = In> = {
  /** Names rows that are stored already: it stays when code is renamed. */
  name: string;
  schema: z.ZodType<Out, In>;
  /** Attempts after the first, with growing pauses; 8 where nothing is said. */
  retries?: number | undefined;
  /** Repeats the job without data: cron of five parts, read in UTC. */
  schedule?: string | undefined;
  /**
   * How many a worker does together, 20 where nothing is said: few of those that hold a connection while they wait for
   * something else, such as a mail server.
   */
  atOnce?: number | undefined;
};

/** Data that does not fit its definition: a defect, or a job of another release. Names the fields, never their values. */
export class UnreadableJob extends Error {
  override readonly name = 'UnreadableJob';
}

/**
 * Defines a job. New fields in `schema` are optional for one release, since jobs of the release before are still
 * queued.
 */
export const defineJob = <In extends object, Out extends object>(
  name: string,
  schema: z.ZodType<Out, In>,
  options: Pick<JobDefinition<In, Out>, 'retries' | 'schedule' | 'atOnce'> = {},
): JobDefinition<In, Out> => ({ name, schema, ...options });

/** Reads the data of a job; throws UnreadableJob. */
export function readJob<In extends object, Out extends object>(
  { name, schema }: JobDefinition<In, Out>,
  data: unknown,
): Out {
  const read = schema.safeParse(data ?? {});
  if (read.success) return read.data;
  throw new UnreadableJob(`${name}: ${z.prettifyError(read.error)}`);
}
