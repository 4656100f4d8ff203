import { sendPhoneCode } from '@sendahead/shared-contracts/accounts/calls';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { FastifyInstance } from 'fastify';
import { inE164 } from '../../../integrations/sms/in-e164.ts';
import type { SmsPort } from '../../../integrations/sms/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { brandOfRequest } from '../../catalog/public/request-brand.ts';
import { codeMinutes, newPhoneCode, phoneKey } from './phone-code.ts';

/** EP-38: the code that is texted to a phone before an account is opened with it, while the flag is on. */
export function phoneRoutes(app: FastifyInstance, context: AppContext, sms: SmsPort): void {
  const { db, clock, throttle, flags } = context;

  registerCall(app, context, sendPhoneCode, async ({ body }, call) => {
    const { request } = call;
    if (!(await flags.isOn('mobile_verification', call))) throw refuse('not_found');
    if (!isPhoneOf(body.phone, 'US')) throw refuse('invalid', [{ path: 'phone', code: 'phone_not_valid' }]);
    await throttle.attempt('phone-code', request.ip, 5, 600);
    await throttle.attempt('phone-code-day', request.ip, 20, 86_400);
    await throttle.attempt('phone-code-to', phoneKey(body.phone), 3, 900);
    const brand = await brandOfRequest(context, request);
    const expiresAt = new Date(clock.now() + codeMinutes * 60_000).toISOString();
    const code = await newPhoneCode(db, body.phone, { now: clock.instant(), expiresAt });
    const text = `${code} is your ${brand.name} code. It works for ${codeMinutes} minutes.`;
    await sms.send({ id: newId('sms'), to: inE164(body.phone), text }).catch((error: unknown) => {
      request.log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'no short message');
      throw new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } });
    });
    return { success: true as const, expires_at: expiresAt };
  });
}
