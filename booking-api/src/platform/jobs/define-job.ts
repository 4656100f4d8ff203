import * as z from 'zod';

/** A kind of job: its queue, its data, and its schedule and retries. */
export type JobDefinition<In extends object, Out extends object = In> = {
  /** Identifies stored rows: it must not change when code is renamed. */
  name: string;
  schema: z.ZodType<Out, In>;
  /** Retries after the first attempt, with growing pauses; 8 by default. */
  retries?: number | undefined;
  /** Repeats the job without data: cron of five parts, read in UTC. */
  schedule?: string | undefined;
  /**
   * How many jobs a worker runs concurrently, 20 by default: fewer for jobs that hold a connection while they
   * wait for another service, such as a mail server.
   */
  atOnce?: number | undefined;
};

/**
 * Data that does not match its definition: a defect, or a job of another release. Names the fields, never
 * their values.
 */
export class UnreadableJob extends Error {
  override readonly name = 'UnreadableJob';
}

/**
 * Defines a job. New fields in `schema` must be optional for one release, because jobs of the previous
 * release are still queued.
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
