import type { News } from '@sendahead/shared-contracts/live/news';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { refuse } from '../http/refusal.ts';
import { RawAnswer } from '../http/register-call.ts';
import { wantsJson } from '../http/wants-json.ts';
import { openStreams } from '../metrics/metrics.ts';
import { visitorNetwork } from '../throttle/visitor-network.ts';
import type { Key, Subject } from './live.ts';

/** How often a page without a stream polls. */
const pollSeconds = 15;

/**
 * Live updates of one or several subjects that the caller may follow: a stream, or the polling interval when
 * JSON is requested. Throws Refusal 429.
 */
export function streamNews(
  { live }: Pick<AppContext, 'live'>,
  call: { request: FastifyRequest; reply: FastifyReply },
  subject: Subject | readonly Subject[],
  key?: Key,
): News | RawAnswer {
  if (wantsJson(call, 'text/event-stream')) return { poll_seconds: pollSeconds };
  // A network as the other limits count it: one household has a whole /64.
  const stream = live.open([subject].flat(), visitorNetwork(call.request.ip), key);
  if (!stream) throw refuse('too_many_requests');
  openStreams.inc();
  stream.once('close', () => openStreams.dec());
  call.reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
  return new RawAnswer('text/event-stream', stream);
}
