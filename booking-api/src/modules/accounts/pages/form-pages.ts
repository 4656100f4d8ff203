import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { writeAllowed } from '../../../platform/security/csrf.ts';
import type { Session } from '../../../platform/security/session.ts';
import type { AccountPage } from './account-page.ts';
import { answerPage } from './answer-page.ts';
import { tooOftenPage } from './password-forms.ts';

/** A form field or query parameter: text of limited length, or nothing. */
export function textOf(from: unknown, name: string, max: number): string {
  if (typeof from !== 'object' || from === null) return '';
  const value = Object.entries(from).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value.length <= max ? value : '';
}

/** The session that the form was issued to, or undefined when we did not issue it to this browser. */
export async function sessionOfForm(
  { sessions }: Pick<AppContext, 'sessions'>,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const session = await sessions.find(request);
  const token = textOf(request.body, 'csrf_token', 100);
  return session && writeAllowed(request, session, token) ? session : undefined;
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A handler that renders refusals as pages too; `over` is the page for an invalid link. */
export const answeringWithPages =
  (context: AppContext, over: AccountPage) =>
  (handler: PageHandler): PageHandler =>
  async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (error instanceof Refusal && error.status === 429)
        return answerPage(context, request, reply.headers(error.headers), tooOftenPage, 429);
      if (error instanceof Refusal && error.code === 'link_not_valid')
        return answerPage(context, request, reply, over, 422);
      throw error;
    }
  };
