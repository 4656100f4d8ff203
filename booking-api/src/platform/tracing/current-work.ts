import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracing.ts';

/** The fields of every log line of a request or job. */
export type About = {
  /** The request, or the one that sent the job. */
  reqId?: string | undefined;
  queue?: string | undefined;
  jobId?: string | undefined;
  /** The most recently used order. */
  orderId?: string | undefined;
};

/** The current request or job. */
export type Work = {
  readonly about: About;
  /** Its current span in the trace, when traces are sent. */
  readonly span: Span | undefined;
};

const works = new AsyncLocalStorage<Work>();

/** Runs something as part of a request or job: its logs and outgoing calls belong to that one. */
export const inWork = <T>(work: Work, run: () => T): T => works.run(work, run);

/** For work that a request only triggers, such as the sending of its trace. */
export const outsideWork = <T>(run: () => T): T => works.exit(run);

export const currentSpan = (): Span | undefined => works.getStore()?.span;

/** The same request or job, within a span of it. */
export function inSpan<T>(span: Span, run: () => T): T {
  return works.run({ about: works.getStore()?.about ?? {}, span }, run);
}

const orderId = /^ord_\w{1,40}$/;

/** From now on the log lines and the trace of the request or job name this order. */
export function noteOrder(id: unknown): void {
  const work = works.getStore();
  if (!work || typeof id !== 'string' || !orderId.test(id)) return;
  work.about.orderId = id;
  work.span?.set({ 'sendahead.order_id': id });
}

/** The fields of a log line; undefined outside of requests and jobs. */
export function workFields(): (About & { traceId?: string }) | undefined {
  const work = works.getStore();
  if (!work) return undefined;
  return work.span ? { ...work.about, traceId: work.span.traceId } : work.about;
}

/** A job's data about the work that sent it. */
export type Origin = { reqId?: string | undefined; traceparent?: string | undefined };

/** For a job that is sent now; undefined when the schedule sends it. */
export function originOfJob(): Origin | undefined {
  const work = works.getStore();
  if (!work) return undefined;
  return { reqId: work.about.reqId, traceparent: work.span?.traceparent };
}
