import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracing.ts';

/** What every log line of a request or job names. */
export type About = {
  /** The request, or the one that sent the job. */
  reqId?: string | undefined;
  queue?: string | undefined;
  jobId?: string | undefined;
  /** The order that was last looked at. */
  orderId?: string | undefined;
};

/** The request or job that is being done. */
export type Work = {
  readonly about: About;
  /** Its current part in the trace, where traces are sent. */
  readonly span: Span | undefined;
};

const works = new AsyncLocalStorage<Work>();

/** Does something as part of a request or job: what it logs, and what it asks of others, belongs to that one. */
export const inWork = <T>(work: Work, run: () => T): T => works.run(work, run);

/** For what a request only sets off, such as the sending of its trace. */
export const outsideWork = <T>(run: () => T): T => works.exit(run);

export const currentSpan = (): Span | undefined => works.getStore()?.span;

/** The same request or job, within a part of it. */
export function inSpan<T>(span: Span, run: () => T): T {
  return works.run({ about: works.getStore()?.about ?? {}, span }, run);
}

const orderId = /^ord_\w{1,40}$/;

/** From now on the log lines of the request or job name this order, and its trace too. */
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

/** What a job carries of the work that sent it. */
export type Origin = { reqId?: string | undefined; traceparent?: string | undefined };

/** For a job that is sent now; undefined where nothing sends it but the clock. */
export function originOfJob(): Origin | undefined {
  const work = works.getStore();
  if (!work) return undefined;
  return { reqId: work.about.reqId, traceparent: work.span?.traceparent };
}
