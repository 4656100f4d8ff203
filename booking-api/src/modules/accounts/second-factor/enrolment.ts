import type { LoginAnswer } from '@sendahead/shared-contracts/accounts/sign-in-schema';
import { assistingRoles } from '@sendahead/shared-contracts/call/roles';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallContext } from '../../../platform/http/register-call.ts';
import { createSealer } from '../../../platform/security/sealed.ts';
import { brandOf, brandOfRequest } from '../../catalog/public/request-brand.ts';
import { endOtherDevices } from '../devices/device-store.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { audit } from '../public/audit.ts';
import { provePresence } from '../public/prove-presence.ts';
import { findAccount } from '../public/store.ts';
import { enterByBoth } from '../sign-in/enter-account.ts';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator-code.ts';
import { keepAuthenticator, keepOffer, openOffer } from './authenticator-store.ts';
import { renewCodes } from './recovery-codes.ts';
import { codeWrong, signInOf, stepOver } from './second-step.ts';
import { endStep, findStep, type SignInStep } from './sign-in-step-store.ts';

type Enrolling = { userId: string; sessionHash: Buffer; step: SignInStep | undefined };

/**
 * The user who may add an app here: signed in, or staff whose sign-in requires it. Throws 422
 * `sign_in_step_over`.
 */
async function enrolling({ db, clock, sessions }: AppContext, call: CallContext): Promise<Enrolling> {
  const { idHash, user } = await sessions.ensure(call.request, call.reply);
  if (user) return { userId: user.id, sessionHash: idHash, step: undefined };
  const step = await findStep(db, idHash, 'enrolment', clock.instant());
  if (!step) throw stepOver();
  return { userId: step.userId, sessionHash: idHash, step };
}

/** Shows a secret for an app. Throws Refusal 422 `password_wrong`, 403 `second_factor_not_offered`. */
export async function beginEnrolment(
  context: AppContext,
  call: CallContext,
  password: string | undefined,
): Promise<{ secret: string; uri: string }> {
  const { userId, sessionHash, step } = await enrolling(context, call);
  const account = await findAccount(context.db, userId);
  if (!account) throw stepOver();
  if (!assistingRoles.includes(account.role)) throw new Refusal(403, 'second_factor_not_offered');
  if (!step) await provePresence(context, call, password);
  const secret = newAuthenticatorSecret();
  const sealer = createSealer(context.config);
  await keepOffer(context.db, sealer, { sessionHash, userId, secret }, context.clock.now());
  const { name } = await brandOfRequest(context, call.request);
  call.reply.header('cache-control', 'no-store');
  return { secret, uri: authenticatorUri(name, account.email, secret) };
}

/** Stores the app that shows the code, and continues the sign-in that required it. */
export async function finishEnrolment(
  context: AppContext,
  call: CallContext,
  typed: string,
): Promise<{ recovery_codes: string[]; login: LoginAnswer | null }> {
  const { db, clock, config, jobs } = context;
  const who = await enrolling(context, call);
  const offer = await openOffer(db, createSealer(config), who, clock.instant());
  if (!offer) throw stepOver();
  const code = typed.replace(/\s/g, '');
  const step = stepOfCode(code, { secret: offer.secret, now: clock.now(), after: 0 });
  if (step === undefined) throw codeWrong();
  const brand = brandOf(call.request);
  const { userId, sessionHash } = who;
  await audit(context, 'second_factor.added', { userId, subject: userId });
  const codes = await db.transaction().execute(async (trx) => {
    const authenticator = {
      sealed: offer.sealed,
      step,
      now: clock.instant(),
      mayReplace: who.step === undefined,
    };
    if (!(await keepAuthenticator(trx, who, authenticator))) throw stepOver();
    // Ends sessions that were opened by the password alone.
    await endOtherDevices(trx, { userId, idHash: sessionHash });
    await endStep(trx, sessionHash);
    await jobs.enqueue(trx, accountMailJob, { kind: 'second-factor-on', userId, brand });
    return renewCodes(trx, userId);
  });
  call.reply.header('cache-control', 'no-store');
  if (!who.step) return { recovery_codes: codes, login: null };
  const login = await enterByBoth(context, call, signInOf(who.step));
  if (!login) throw stepOver();
  return { recovery_codes: codes, login };
}
