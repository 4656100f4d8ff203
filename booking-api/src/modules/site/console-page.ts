import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInFor } from '../accounts/public/handover/sign-in-for.ts';
import type { SiteOptions } from './options.ts';
import type { WritePage } from './write-page.ts';

/**
 * TK-23: a page of the booking where staff continue at another brand, by its path and query. Any other value, and all
 * that a browser might read as another host, becomes the console.
 */
function bookingPageOf(query: unknown): string {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : undefined;
  if (typeof to !== 'string' || !/^\/ship(\?[\w=&.%~-]*)?$/.test(to)) return '/admin';
  // A takeover is named in the query: what else came after # ends here.
  return to.startsWith('/ship?takeover_id=') ? `${to}#` : to;
}

/**
 * The document of the console for people who may open it. A visitor who is not signed in, such as staff whose session
 * ended, signs in and returns; customers get the answer for a page that does not exist.
 */
export function serveConsole(app: FastifyInstance, options: SiteOptions, writePage: WritePage): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const boot = await options.bootOf(request, reply);
    if (boot.session.user === null) return reply.redirect(signInFor(request.url));
    if (reachOf(boot.session.role, 'open_console') === undefined) return reply.callNotFound();
    return writePage(reply, {
      page: 'console',
      title: 'Console',
      boot,
      head: [],
      reach: { frames: "'none'" },
    });
  };
  // A session belongs to one host: that of staff from another brand's console is handed over, or they sign in.
  app.get('/admin/continue', async (request, reply) => {
    const { session } = await options.bootOf(request, reply);
    if (session.user === null)
      return reply
        .header('cache-control', 'no-store')
        .redirect((await options.handOver?.(request, reply)) ?? signInFor(request.url));
    if (reachOf(session.role, 'open_console') === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(bookingPageOf(request.query));
  });
  app.get('/admin', answer);
  app.get('/admin/*', answer);
  // Visitors may guess this URL from the console's name.
  app.get('/console', (_, reply) => reply.redirect('/admin'));
}
