import accepts from 'accepts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.ts';

/**
 * Documents are files for programs, and links for people. A refused link, such as for a signed-out visitor,
 * redirects to the page of the order, which asks to sign in or explains the problem.
 */
export function redirectBrowsersToOrder(app: FastifyInstance, section: string): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (!(error instanceof Refusal) || !isOpenedByPeople(request)) throw error;
    const { orderId = '' } = request.params as { orderId?: string };
    return reply.header('vary', 'accept').redirect(`/orders/${encodeURIComponent(orderId)}#${section}`, 303);
  });
}

/** Whether a browser opens the URL as a page. */
const isOpenedByPeople = (request: FastifyRequest): boolean =>
  request.method === 'GET' && accepts(request.raw).type(['application/json', 'text/html']) === 'text/html';
