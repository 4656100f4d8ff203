import * as calls from '@sendahead/shared-contracts/accounts/calls';
import {
  beginPasskeyRegistration,
  registerWithPasskey,
} from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { takenEmail, validPhone } from '@sendahead/shared-contracts/validation/field-sentences';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { brandOf, brandOfRequest } from '../../catalog/public/request-brand.ts';
import { beginRegistering, takeNewPasskey } from '../passkeys/add-passkey.ts';
import { insertPasskey } from '../passkeys/passkey-store.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { checkPhoneCode, forgetPhoneCode } from '../phone/phone-code.ts';
import { audit } from '../public/audit.ts';
import { hashPassword, noPassword } from '../public/password.ts';
import { presentUser } from '../public/presenter.ts';
import { type Account, findByEmail, insertAccount } from '../public/store.ts';
import { termsVersion } from '../public/terms.ts';
import { enterByBoth } from '../sign-in/enter-account.ts';
import { checkLookUp, limitLookUp } from '../sign-in/look-up-limits.ts';
import { requestVerification } from '../verification/email-verification.ts';
import { type Person, personErrors, type Registration, registrationErrors } from './registration.ts';

const refused = (errors: Record<string, string[]>) => ({
  success: false,
  user: null,
  user_id: null,
  errors,
  message: null,
});

/** The problem with the proof of the phone; null when it is valid. */
async function phoneErrors(
  { db, clock, throttle }: AppContext,
  form: Pick<Registration, 'mobile_verification_number'>,
  { phone }: Account,
  ip: string,
): Promise<Record<string, string[]> | null> {
  if (!phone) return { phone: [validPhone] };
  await throttle.attempt('phone-check', ip, 20, 600);
  if (await checkPhoneCode(db, phone, form.mobile_verification_number ?? '', clock.instant())) return null;
  return { mobile_verification_number: ['Please enter the code we texted to your phone'] };
}

/** The account to open for a person, or the problems by field. */
async function admit(
  context: AppContext,
  call: CallContext,
  form: Person,
  errors: Record<string, string[]>,
): Promise<{ errors: Record<string, string[]> } | { account: Account }> {
  const { request, session } = call;
  await context.throttle.attempt('register', request.ip, 20, 60);
  if (Object.keys(errors).length > 0) return { errors };
  const account = accountToOpen(form);
  const unproven = (await context.flags.isOn('mobile_verification', call))
    ? await phoneErrors(context, form, account, request.ip)
    : null;
  if (unproven) return { errors: unproven };
  await checkLookUp(context, request, session, account.email);
  return { account };
}

/** It reveals as much as EP-36, so it shares that limit. */
async function taken(context: AppContext, { request, session }: CallContext, email: string) {
  await limitLookUp(context, request, session, email);
  return { email: [takenEmail] };
}

/** The account exists and works; the user can request a failed link again. */
async function askToVerify(context: AppContext, { request }: CallContext, account: Account): Promise<void> {
  const slug = brandOf(request);
  await requestVerification(context, account.id, slug).catch((error: unknown) =>
    request.log.warn({ err: error }, 'no verification mail'),
  );
}

/** Opening an account. Work that hashes, or reveals whether a mail is known, is rate limited first. */
export function registrationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, flags } = context;

  registerCall(app, context, calls.register, async ({ body }, call) => {
    const form = body.user;
    const admitted = await admit(context, call, form, registrationErrors(form));
    if ('errors' in admitted) return refused(admitted.errors);
    const { account } = admitted;
    const passwordHash = form.by_code ? noPassword : await hashPassword(form.password ?? '');
    if (!(await insertAccount(db, { ...account, passwordHash, now: clock.instant() })))
      return refused(await taken(context, call, account.email));
    if (await flags.isOn('mobile_verification', call)) await forgetPhoneCode(db, account.phone);
    // A sign-in code proves the address; a link would be a second mail.
    if (!form.by_code) await askToVerify(context, call, account);
    return { success: true, user: presentUser(account), user_id: account.id, errors: {}, message: null };
  });

  passkeyRegistrationRoutes(app, context);
}

/**
 * Opening an account that signs in by passkey only: nothing is stored until the device has made the passkey.
 */
function passkeyRegistrationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, flags } = context;
  const whereOf = ({ request, session }: CallContext) => {
    if (!session) throw refuse('not_signed_in');
    return { sessionHash: session.idHash, site: relyingPartyOf(request) };
  };

  registerCall(app, context, beginPasskeyRegistration, async ({ body }, call) => {
    const admitted = await admit(context, call, body.user, personErrors(body.user));
    if ('errors' in admitted) return { options: null, errors: admitted.errors };
    const { account } = admitted;
    if (await findByEmail(db, account.email))
      return { options: null, errors: await taken(context, call, account.email) };
    const brand = (await brandOfRequest(context, call.request)).name;
    return { options: await beginRegistering(context, { account, ...whereOf(call) }, brand), errors: {} };
  });

  registerCall(app, context, registerWithPasskey, async ({ body }, call) => {
    const { request, reply } = call;
    const admitted = await admit(context, call, body.user, personErrors(body.user));
    if ('errors' in admitted) return { login: null, errors: admitted.errors };
    const { account } = admitted;
    const made = await takeNewPasskey(context, { account, ...whereOf(call) }, 'register', {
      credential: body.credential,
      userAgent: request.headers['user-agent'],
    });
    const opened = await db.transaction().execute(async (trx) => {
      if (!(await insertAccount(trx, { ...account, passwordHash: noPassword, now: clock.instant() })))
        return false;
      if (!(await insertPasskey(trx, made))) throw new Refusal(422, 'passkey_not_valid');
      return true;
    });
    if (!opened) return { login: null, errors: await taken(context, call, account.email) };
    await audit(context, 'passkey.added', { userId: account.id, subject: account.id });
    if (await flags.isOn('mobile_verification', call)) await forgetPhoneCode(db, account.phone);
    await askToVerify(context, call, account);
    return { login: await enterByBoth(context, { request, reply }, { userId: account.id }), errors: {} };
  });
}

const accountToOpen = (form: Person): Account => ({
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
