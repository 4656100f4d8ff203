import type { LoginAnswer } from '@sendahead/shared-contracts/accounts/sign-in-schema';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallContext } from '../../../platform/http/register-call.ts';
import { createSealer } from '../../../platform/security/sealed.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { audit } from '../public/audit.ts';
import { enterByBoth } from '../sign-in/enter-account.ts';
import { knownDevice } from '../sign-in/known-devices.ts';
import { spendAuthenticatorCode } from './authenticator-store.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { endStep, type SignInStep, stepTries, tryStep } from './sign-in-step-store.ts';

/**
 * App codes checked per hour: from a browser that was signed in to the account before, and from all others
 * together. Guessing a million of them takes years, and someone who only knows the password cannot block the
 * owner's browsers.
 */
const codesPerHour = 20;

export const stepOver = (): Refusal => new Refusal(422, 'sign_in_step_over');
export const codeWrong = (): Refusal =>
  new Refusal(422, 'second_factor_wrong', { fields: [{ path: 'code', code: 'second_factor_wrong' }] });

/**
 * The second step of a sign-in. Only a caller who proved the first factor in this browser reaches it, so that
 * it reveals nothing about an account, not even whether a password is correct. Throws Refusal 422
 * `sign_in_step_over`, `second_factor_wrong`, and 429.
 */
export async function enterByCode(
  context: AppContext,
  call: CallContext,
  typed: string,
): Promise<LoginAnswer> {
  const { db, clock, sessions } = context;
  const { idHash } = await sessions.ensure(call.request, call.reply);
  const step = await tryStep(db, idHash, clock.instant());
  if (!step) throw stepOver();
  if (!(await isRight(context, call.request, step.userId, typed))) {
    if (step.tries === stepTries) await tellOfGuesses(context, call, step.userId);
    throw codeWrong();
  }
  await endStep(db, idHash);
  const login = await enterByBoth(context, call, signInOf(step));
  if (!login) throw stepOver();
  return login;
}

export const signInOf = ({ userId, provenHash, withToken }: SignInStep) => ({
  userId,
  provenHash: provenHash ?? undefined,
  withToken,
});

/** Recovery codes are too long to guess, so the limit for the app's six digits does not apply. */
async function isRight(
  context: AppContext,
  request: FastifyRequest,
  userId: string,
  typed: string,
): Promise<boolean> {
  const { db, clock, config, throttle } = context;
  const code = typed.replace(/\s/g, '');
  if (await spendRecoveryCode(db, userId, code)) {
    await audit(context, 'second_factor.recovery_code', { userId, subject: userId });
    return true;
  }
  const device = await knownDevice(db, request, userId);
  await (device === undefined
    ? throttle.attempt('second-factor', userId, codesPerHour, 3600)
    : throttle.attempt('second-factor-device', device, codesPerHour, 3600));
  return spendAuthenticatorCode(db, createSealer(config), { userId, code, now: clock.now() });
}

/** Five wrong codes after a correct password: someone else may know it. */
async function tellOfGuesses(context: AppContext, call: CallContext, userId: string): Promise<void> {
  const brand = brandOf(call.request);
  await audit(context, 'second_factor.guessed', { userId, subject: userId });
  await context.db
    .transaction()
    .execute((trx) =>
      context.jobs.enqueue(trx, accountMailJob, { kind: 'second-factor-guessed', userId, brand }),
    );
}
