import * as calls from '@sendahead/shared-contracts/accounts/passwordless-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../../platform/http/register-call.ts';
import { brandOfRequest } from '../../catalog/public/request-brand.ts';
import { accountOf } from '../public/account-of.ts';
import { audit } from '../public/audit.ts';
import { provePresence } from '../public/prove-presence.ts';
import { signedIn } from '../public/signed-in.ts';
import { enterByBoth } from '../sign-in/enter-account.ts';
import { beginAdding, finishAdding } from './add-passkey.ts';
import { deletePasskey, passkeysOf } from './passkey-store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { accountOfPasskey, beginSignIn } from './sign-in-with-passkey.ts';

/** Passkeys: adding, removing, and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, context: AppContext): void {
  ownPasskeyRoutes(app, context);
  passkeySignInRoutes(app, context);
}

function ownPasskeyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const whoOf = (call: CallContext) => ({
    account: accountOf(call),
    sessionHash: signedIn(call).idHash,
    site: relyingPartyOf(call.request),
  });

  registerCall(app, context, calls.listPasskeys, async (_input, call) => ({
    passkeys: (await passkeysOf(db, accountOf(call).id)).map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at,
      last_used_at,
    })),
  }));

  registerCall(app, context, calls.beginPasskey, async ({ body }, call) => {
    await provePresence(context, call, body.current_password);
    return beginAdding(context, whoOf(call), (await brandOfRequest(context, call.request)).name);
  });

  registerCall(app, context, calls.addPasskey, async ({ body }, call) => {
    const who = whoOf(call);
    const { id: subject } = who.account;
    const added = await finishAdding(context, who, {
      credential: body.credential,
      userAgent: call.request.headers['user-agent'],
    });
    await audit(context, 'passkey.added', { userId: subject, subject });
    return added;
  });

  registerCall(app, context, calls.removePasskey, async ({ params }, call) => {
    const { id: subject } = accountOf(call);
    if (!(await deletePasskey(db, subject, params.id))) throw new Refusal(404, 'passkey_not_found');
    await audit(context, 'passkey.removed', { userId: subject, subject });
    return { success: true as const };
  });
}

function passkeySignInRoutes(app: FastifyInstance, context: AppContext): void {
  const { throttle } = context;
  const whereOf = ({ request, session }: CallContext) => {
    if (!session) throw refuse('not_signed_in');
    return { sessionHash: session.idHash, site: relyingPartyOf(request) };
  };

  registerCall(app, context, calls.beginPasskeySignIn, async (_input, call) =>
    beginSignIn(context, whereOf(call)),
  );

  registerCall(app, context, calls.signInWithPasskey, async ({ body }, call) => {
    const { request, reply } = call;
    await throttle.attempt('passkey-sign-in', request.ip, 30, 60);
    const userId = await accountOfPasskey(context, whereOf(call), body.credential);
    // A passkey combines a device with a finger, face or PIN: both factors.
    const login = await enterByBoth(context, { request, reply }, { userId });
    if (!login) throw new Refusal(422, 'passkey_not_valid');
    return login;
  });
}
