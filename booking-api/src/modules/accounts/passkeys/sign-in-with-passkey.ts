import type { signInWithPasskey } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { challengeMinutes } from './add-passkey.ts';
import { findPasskey, keepChallenge, notePasskeyUse, takeChallenge } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;
type Where = { sessionHash: Buffer; site: RelyingParty };

/** The options for the browser to sign in: they name no account, so that they reveal none. */
export async function beginSignIn({ db, clock }: Context, { sessionHash, site }: Where) {
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  const expiresAt = new Date(clock.now() + challengeMinutes * 60_000).toISOString();
  const { challenge } = options;
  await keepChallenge(db, { sessionHash, purpose: 'sign_in', challenge, userHandle: null, expiresAt });
  return options;
}

type SignedCredential = CallArguments<typeof signInWithPasskey>['body']['credential'];

/** The account whose passkey signed the challenge. Throws Refusal 422 `passkey_not_valid`. */
export async function accountOfPasskey(
  { db, clock }: Context,
  { sessionHash, site }: Where,
  response: SignedCredential,
): Promise<string> {
  const issued = await takeChallenge(db, sessionHash, 'sign_in', clock.instant());
  const passkey = issued && (await findPasskey(db, response.id, site.id));
  const signCount = passkey && (await verifiedCount(response, issued.challenge, site, passkey));
  if (signCount === undefined || !passkey) throw new Refusal(422, 'passkey_not_valid');
  await notePasskeyUse(db, passkey.id, signCount, clock.instant());
  return passkey.user_id;
}

type Kept = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The authenticator's new count, or undefined when the signature is invalid. */
async function verifiedCount(
  response: SignedCredential,
  expectedChallenge: string,
  site: RelyingParty,
  kept: Kept,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id: kept.id, publicKey: new Uint8Array(kept.public_key), counter: kept.sign_count },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
