import { randomBytes } from 'node:crypto';
import type { addPasskey } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { deviceName } from '../devices/device-name.ts';
import type { Account } from '../public/store.ts';
import { insertPasskey, keepChallenge, passkeysOf, takeChallenge } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * ES256 and RS256, which every authenticator has; by default the library also offers algorithms that not
 * every server can verify.
 */
const algorithms = [-7, -257];
export const challengeMinutes = 5;
const maxPasskeys = 20;

type Context = Pick<AppContext, 'db' | 'clock'>;
type Who = { account: Account; sessionHash: Buffer; site: RelyingParty };

/** The options for the browser to make a passkey of an account. Throws Refusal 409 `passkeys_full`. */
export async function beginAdding(context: Context, who: Who, brand: string) {
  const passkeys = await passkeysOf(context.db, who.account.id);
  if (passkeys.length >= maxPasskeys) throw new Refusal(409, 'passkeys_full');
  return askFor(context, who, { brand, purpose: 'add', known: passkeys });
}

/** The same for an account that opens once its passkey exists. */
export const beginRegistering = (context: Context, who: Who, brand: string) =>
  askFor(context, who, { brand, purpose: 'register', known: [] });

type Purpose = 'add' | 'register';
type Asked = { brand: string; purpose: Purpose; known: Awaited<ReturnType<typeof passkeysOf>> };

async function askFor(
  { db, clock }: Context,
  { account, sessionHash, site }: Who,
  { brand, purpose, known }: Asked,
) {
  const userHandle = known[0]?.user_handle ?? randomBytes(32).toString('base64url');
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: site.id,
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.filter(({ rp_id }) => rp_id === site.id).map(({ id }) => ({ id })),
    // Discoverable without a mail address, and unlocked by finger, face or PIN: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  const expiresAt = new Date(clock.now() + challengeMinutes * 60_000).toISOString();
  await keepChallenge(db, { sessionHash, purpose, challenge: options.challenge, userHandle, expiresAt });
  return options;
}

type NewCredential = CallArguments<typeof addPasskey>['body']['credential'];
type Made = { credential: NewCredential; userAgent: string | undefined };

/**
 * Verifies a passkey that the browser made for its challenge, ready to store. Throws Refusal 422
 * `passkey_not_valid`.
 */
export async function takeNewPasskey(
  { db, clock }: Context,
  { account, sessionHash, site }: Who,
  purpose: Purpose,
  { credential, userAgent }: Made,
) {
  const issued = await takeChallenge(db, sessionHash, purpose, clock.instant());
  const made = issued?.userHandle && (await verified(credential, issued.challenge, site));
  if (!made) throw new Refusal(422, 'passkey_not_valid');
  return {
    id: made.id,
    user_id: account.id,
    user_handle: issued.userHandle ?? '',
    rp_id: site.id,
    public_key: Buffer.from(made.publicKey),
    sign_count: made.counter,
    name: deviceName(userAgent) ?? 'Passkey',
    created_at: clock.instant(),
  };
}

/**
 * Verifies and stores a passkey that the browser made for its challenge. Throws Refusal 422
 * `passkey_not_valid`.
 */
export async function finishAdding(context: Context, who: Who, made: Made) {
  const passkey = await takeNewPasskey(context, who, 'add', made);
  if (!(await insertPasskey(context.db, passkey))) throw new Refusal(422, 'passkey_not_valid');
  return { id: passkey.id, name: passkey.name, created_at: passkey.created_at, last_used_at: null };
}

/** The credential, or undefined when it is invalid: the library throws a different error for each reason. */
async function verified(response: NewCredential, expectedChallenge: string, site: RelyingParty) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}
