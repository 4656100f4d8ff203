import * as calls from '@sendahead/shared-contracts/accounts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { newId } from '../../platform/security/secrets.ts';
import type { Session } from '../../platform/security/session.ts';
import { brandOfRequest } from '../catalog/request-brand.ts';
import { accountOf } from './account-of.ts';
import { askNewAccount } from './email-verification.ts';
import { evenTime } from './even-time.ts';
import { headerBoxes } from './header-boxes.ts';
import { rememberDevice } from './known-devices.ts';
import { checkLookUp, limitLookUp } from './look-up-limits.ts';
import { checkPassword, hashPassword } from './password.ts';
import { createPasswordQueue } from './password-queue.ts';
import { checkPhoneCode, forgetPhoneCode } from './phone/phone-code.ts';
import {
  failedLogin,
  hasAcceptedTerms,
  loginElsewhere,
  presentLogin,
  presentSession,
  presentUser,
} from './presenter.ts';
import { findSsoOf, listSocial } from './providers/provider-store.ts';
import { startPath } from './providers/start-path.ts';
import { registrationErrors } from './registration.ts';
import { admitSignIn } from './sign-in-limits.ts';
import { type Account, findByEmail, insertAccount, recordTerms } from './store.ts';
import { termsVersion } from './terms.ts';

/** Milliseconds that looking a mail up takes, whatever is found: nothing to a person, an hour to a list. */
const lookUpMs = 40;

/** Sessions, registering, signing in and out, terms. What hashes or looks up a mail is counted before it works. */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, sessions, throttle, config } = context;
  const passwords = createPasswordQueue();
  const lookUp = async (request: FastifyRequest, session: Session | null, email: string) => {
    await limitLookUp(context, request, session, email);
    return evenTime(lookUpMs, () => findByEmail(db, email));
  };

  registerCall(app, context, calls.readSession, async (_input, { request, reply }) =>
    presentSession(await sessions.ensure(request, reply)),
  );

  registerCall(app, context, calls.signIn, async ({ body }, { request, reply }) => {
    const { email, password, proof } = body.user;
    const elsewhere = await findSsoOf(db, email, (await brandOfRequest(context, request)).slug);
    if (elsewhere) return loginElsewhere(startPath(elsewhere.id));
    const account = await findByEmail(db, email);
    const tried = { email, userId: account?.id, proof };
    const lane = await admitSignIn(context, request, tried, passwords.isLong());
    const right = await passwords.run(lane, () => checkPassword(password, account?.passwordHash));
    if (!right || !account) return failedLogin;
    const session = await sessions.signIn(request, reply, {
      userId: account.id,
      provenHash: account.passwordHash,
      withToken: body.user.issue_token,
    });
    if (!session) return failedLogin;
    await rememberDevice(context, request, reply, account.id);
    return presentLogin(session, account, await headerBoxes(db, account));
  });

  registerCall(app, context, calls.signInProviders, async (_input, { request }) => {
    const found = await listSocial(db, (await brandOfRequest(context, request)).slug);
    return { providers: found.map(({ id, label }) => ({ id, label, start: startPath(id) })) };
  });

  registerCall(app, context, calls.signOut, async (_input, { request, reply }) =>
    presentSession(await sessions.signOut(request, reply)),
  );

  registerCall(app, context, calls.register, async ({ body }, { request, session }) => {
    const form = body.user;
    await throttle.attempt('register', request.ip, 20, 60);
    const errors = registrationErrors(form);
    const refused = (found: Record<string, string[]>) => ({
      success: false,
      user: null,
      user_id: null,
      errors: found,
      message: null,
    });
    if (Object.keys(errors).length > 0) return refused(errors);
    const account: Account = {
      id: newId('usr'),
      email: form.email.trim(),
      firstName: form.first_name.trim(),
      lastName: form.last_name.trim(),
      phone: form.phone?.trim() ?? '',
      role: 'consumer',
      clubId: null,
      termsVersion,
      social: false,
    };
    if (config.mobileVerification) {
      const number = form.mobile_verification_number ?? '';
      if (!account.phone) return refused({ phone: ['Please enter a valid phone number'] });
      await throttle.attempt('phone-check', request.ip, 20, 600);
      if (!(await checkPhoneCode(db, account.phone, number, clock.instant())))
        return refused({
          mobile_verification_number: ['Please enter the number that we sent to your phone'],
        });
    }
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
    await askNewAccount(context, account.id, slug).catch((error: unknown) =>
      request.log.warn({ err: error }, 'no verification mail'),
    );
    return { success: true, user: presentUser(account), user_id: account.id, errors: {}, message: null };
  });

  registerCall(app, context, calls.userExists, async ({ body }, { request, session }) => {
    const account = await lookUp(request, session, body.email);
    return { success: account !== undefined, terms_accepted: hasAcceptedTerms(account ?? null) };
  });

  registerCall(app, context, calls.checkUser, async ({ query }, { request, session }) => ({
    success: (await lookUp(request, session, query.email)) !== undefined,
  }));

  registerCall(app, context, calls.termsAccepted, async ({ query }, { request, session }) => {
    const account = query.email === undefined ? session?.user : await lookUp(request, session, query.email);
    return {
      success: hasAcceptedTerms(account ?? null),
      user_exists: account !== undefined && account !== null,
    };
  });

  registerCall(app, context, calls.acceptTerms, async ({ body }, { session }) => {
    if (body.terms_version !== undefined && body.terms_version !== termsVersion) throw refuse('invalid');
    await recordTerms(db, accountOf({ session }).id, termsVersion, clock.instant());
    return { success: true as const, terms_version: termsVersion };
  });

  registerCall(app, context, calls.headerInfo, async ({ query }, { session }) => {
    const user = accountOf({ session });
    if (query.id !== user.id) throw refuse('not_found');
    return { success: true, ...(await headerBoxes(db, user)), errors: [], message: null };
  });
}
