import type { News } from '@sendahead/shared-contracts/live/news';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { refuse } from '../http/refusal.ts';
import { RawAnswer } from '../http/register-call.ts';
import { wantsJson } from '../http/wants-json.ts';
import { openStreams } from '../metrics/metrics.ts';
import { visitorNetwork } from '../throttle/visitor-network.ts';
import type { Key, Subject } from './live.ts';

/** How often a page asks that has no stream. */
const pollSeconds = 15;

/** News of a subject, or of several, that the caller was let to: a stream, or how often to ask where JSON is wanted. Throws Refusal 429. */
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
