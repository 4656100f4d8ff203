import type { FastifyInstance } from 'fastify';
import { inE164 } from '../../../integrations/sms/in-e164.ts';
import type { SmsPort } from '../../../integrations/sms/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { inScope } from '../../../platform/http/register-call.ts';
import { endTextsTo } from '../public/texts/text-consents.ts';

/** Opt-out words, as listed by carriers and the FCC. */
const endings: ReadonlySet<string> = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT'.split(' '),
);

/** Whether a reply opts out of texts: only one of the words, ignoring case and punctuation. */
export const endsTexts = (reply: string): boolean =>
  endings.has(reply.toUpperCase().replaceAll(/[^A-Z]/g, ''));

/** A reply is short; a larger form is not a reply. */
const largestForm = 16 * 1024;

/**
 * Replies to our texts, sent and signed by the provider. An opt-out ends the texts to its number for every
 * order; no reply restarts them, since a number alone is not a consent.
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
      // The provider answers the person itself, as opt-out rules require.
      return reply.type('text/xml; charset=utf-8').send('<Response/>');
    });
  });
}
