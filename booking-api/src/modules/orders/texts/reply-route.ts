import type { FastifyInstance } from 'fastify';
import { inE164 } from '../../../integrations/sms/in-e164.ts';
import type { SmsPort } from '../../../integrations/sms/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { inScope } from '../../../platform/http/register-call.ts';
import { endTextsTo } from '../public/texts/text-consents.ts';

/** Words that end texts, as carriers and the FCC list them. */
const endings: ReadonlySet<string> = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT'.split(' '),
);

/** Whether a reply asks for no more texts: one of the words alone, whatever its case and punctuation. */
export const endsTexts = (reply: string): boolean =>
  endings.has(reply.toUpperCase().replaceAll(/[^A-Z]/g, ''));

/** A reply is short; a form that is larger is not one. */
const largestForm = 16 * 1024;

/**
 * Replies to our texts, sent by the provider and signed by it. One that ends texts ends them for its number on every order;
 * no reply starts them again, since a number alone agrees to nothing.
 */
export function textReplyRoute(app: FastifyInstance, context: AppContext, sms: SmsPort): void {
  const { db, clock } = context;
  const config = { rateLimit: { max: Math.ceil(600 * context.config.rateLimitScale), timeWindow: 60_000 } };
  inScope(app, (scope) => {
    // The signature covers every field as it was sent.
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.post<{ Body: Record<string, string> }>('/texts/replies', { config }, async (request, reply) => {
      const signature = request.headers['x-twilio-signature'];
      const read = await sms.readReply(typeof signature === 'string' ? signature : '', request.body ?? {});
      if (!read) throw new Refusal(401, 'signature_invalid');
      if (endsTexts(read.text)) await endTextsTo(db, inE164(read.from), clock.instant());
      // The provider answers the person itself, as the law of opting out asks.
      return reply.type('text/xml; charset=utf-8').send('<Response/>');
    });
  });
}
