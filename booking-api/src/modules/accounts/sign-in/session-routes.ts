import * as calls from '@sendahead/shared-contracts/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { createPasswordQueue } from '../password/password-queue.ts';
import { startPath } from '../providers/provider-paths.ts';
import { findSsoOf, listSocial } from '../providers/provider-store.ts';
import { checkPassword } from '../public/password.ts';
import { failedLogin, presentSession, ssoLogin } from '../public/presenter.ts';
import { findByEmail } from '../public/store.ts';
import { enterByOneFactor } from './enter-account.ts';
import { admitSignIn } from './sign-in-limits.ts';

/** The session, signing in and out. */
export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, sessions } = context;
  const passwords = createPasswordQueue();

  registerCall(app, context, calls.readSession, async (_input, { request, reply }) =>
    presentSession(await sessions.ensure(request, reply)),
  );

  registerCall(app, context, calls.signIn, async ({ body }, { request, reply }) => {
    const { email, password, proof } = body.user;
    const elsewhere = await findSsoOf(db, email, brandOf(request));
    if (elsewhere) return ssoLogin(startPath(elsewhere.id));
    const account = await findByEmail(db, email);
    const tried = { email, userId: account?.id, proof };
    const lane = await admitSignIn(context, request, tried, passwords.isLong());
    const right = await passwords.run(lane, () => checkPassword(password, account?.passwordHash));
    if (!right || !account) return failedLogin;
    const who = {
      userId: account.id,
      provenHash: account.passwordHash,
      withToken: body.user.issue_token,
    };
    return (await enterByOneFactor(context, { request, reply }, who)) ?? failedLogin;
  });

  registerCall(app, context, calls.signInProviders, async (_input, { request }) => {
    const found = await listSocial(db, brandOf(request));
    return { providers: found.map(({ id, label }) => ({ id, label, start: startPath(id) })) };
  });

  registerCall(app, context, calls.signOut, async (_input, { request, reply }) =>
    presentSession(await sessions.signOut(request, reply)),
  );
}
