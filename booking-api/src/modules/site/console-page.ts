import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOptions } from './options.ts';
import type { WritePage } from './write-page.ts';

/**
 * The document of the console, for those who may open it. Who has no session signs in first, on the account's page, and comes
 * back; every account that may not open it is told what everybody is told of a page that is not there.
 */
export function serveConsole(app: FastifyInstance, options: SiteOptions, writePage: WritePage): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const boot = await options.bootOf(request, reply);
    if (boot.session.user === null)
      return reply.redirect(`/account?${new URLSearchParams({ login_flag: '1', value: request.url })}`, 302);
    if (reachOf(boot.session.role, 'open_console') === undefined) return reply.callNotFound();
    return writePage(reply, {
      page: 'console',
      title: 'Console',
      boot,
      head: [],
      reach: { frames: "'none'" },
    });
  };
  app.get('/admin', answer);
  app.get('/admin/*', answer);
}
