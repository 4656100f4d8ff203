import * as calls from '@sendahead/shared-contracts/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { brandOfRequest } from '../../catalog/public/request-brand.ts';
import { checkPhoneCode, forgetPhoneCode } from '../phone/phone-code.ts';
import { hashPassword } from '../public/password.ts';
import { presentUser } from '../public/presenter.ts';
import { type Account, insertAccount } from '../public/store.ts';
import { termsVersion } from '../public/terms.ts';
import { checkLookUp, limitLookUp } from '../sign-in/look-up-limits.ts';
import { requestVerification } from '../verification/email-verification.ts';
import { type Registration, registrationErrors } from './registration.ts';

const refused = (errors: Record<string, string[]>) => ({
  success: false,
  user: null,
  user_id: null,
  errors,
  message: null,
});

/** Opening an account. What hashes or tells of a mail is counted before it works. */
export function registrationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle, config } = context;

  /** The problem with the proof of the phone; null when it is valid. */
  async function phoneErrors(
    form: Registration,
    { phone }: Account,
    ip: string,
  ): Promise<Record<string, string[]> | null> {
    if (!phone) return { phone: ['Please enter a valid phone number'] };
    await throttle.attempt('phone-check', ip, 20, 600);
    if (await checkPhoneCode(db, phone, form.mobile_verification_number ?? '', clock.instant())) return null;
    return { mobile_verification_number: ['Please enter the code we texted to your phone'] };
  }

  registerCall(app, context, calls.register, async ({ body }, { request, session }) => {
    const form = body.user;
    await throttle.attempt('register', request.ip, 20, 60);
    const errors = registrationErrors(form);
    if (Object.keys(errors).length > 0) return refused(errors);
    const account = accountToOpen(form);
    const unproven = config.mobileVerification ? await phoneErrors(form, account, request.ip) : null;
    if (unproven) return refused(unproven);
    await checkLookUp(context, request, session, account.email);
    const passwordHash = await hashPassword(form.password);
    if (!(await insertAccount(db, { ...account, passwordHash, now: clock.instant() }))) {
      // It tells what EP-36 tells, so it counts as that.
      await limitLookUp(context, request, session, account.email);
      return refused({ email: ['Is already taken'] });
    }
    if (config.mobileVerification) await forgetPhoneCode(db, account.phone);
    const { slug } = await brandOfRequest(context, request);
    // The account is there and works; a link that could not be sent is asked for again.
    await requestVerification(context, account.id, slug).catch((error: unknown) =>
      request.log.warn({ err: error }, 'no verification mail'),
    );
    return { success: true, user: presentUser(account), user_id: account.id, errors: {}, message: null };
  });
}

const accountToOpen = (form: Registration): Account => ({
  id: newId('usr'),
  email: form.email.trim(),
  firstName: form.first_name.trim(),
  lastName: form.last_name.trim(),
  phone: form.phone?.trim() ?? '',
  role: 'consumer',
  clubId: null,
  termsVersion,
  social: false,
});
