import type { Job } from 'pg-boss';
import { type Origin, originOfJob, type Work } from '../tracing/current-work.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** The data of every job in addition to its definition's. */
type Carried = { sentBy?: Origin | undefined; orderId?: string | undefined };

/** The data of a job with the request and the trace that send it. */
export function withOrigin(data: object): object {
  const sentBy = originOfJob();
  return sentBy ? { ...data, sentBy } : data;
}

/** A job as its log lines and its trace name it. A scheduled job begins a new trace. */
export function workOfJob({ name, id, data }: Job<unknown>, tracing: Tracing | undefined): Work {
  const { sentBy, orderId } = (data ?? {}) as Carried;
  const facts = {
    'messaging.destination.name': name,
    'messaging.message.id': id,
    ...(sentBy?.reqId ? { 'sendahead.request_id': sentBy.reqId } : {}),
    ...(orderId ? { 'sendahead.order_id': orderId } : {}),
  };
  return {
    about: { reqId: sentBy?.reqId, queue: name, jobId: id, orderId },
    span: tracing?.begin(`job ${name}`, 'consumer', facts, sentBy?.traceparent),
  };
}
