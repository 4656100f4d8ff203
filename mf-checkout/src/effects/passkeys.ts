import {
  addPasskey,
  beginPasskey,
  beginPasskeyRegistration,
  beginPasskeySignIn,
  registerWithPasskey,
  signInWithPasskey,
} from '@sendahead/shared-contracts/accounts/passwordless-calls';
import type { LoginAnswer } from '@sendahead/shared-contracts/accounts/sign-in-schema';
import type { CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Whether this browser can make and use passkeys. */
export const passkeysWork = (): boolean => browserSupportsWebAuthn();

/**
 * Makes a passkey on the device and stores it on the server. Also resolves if the person dismissed the
 * device's prompt; throws ApiError, with `passkey_not_valid` if the device could not make one.
 */
export async function makePasskey(api: ApiClient, password: string): Promise<void> {
  const body = password === '' ? {} : { current_password: password };
  const optionsJSON = await api.call(beginPasskey, { body });
  const { id, rawId, response } = await askPasskey(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject } = response;
  const credential = { ...credentialId(id, rawId), response: { clientDataJSON, attestationObject } };
  await api.call(addPasskey, { body: { credential } });
}

/**
 * Has the device make a passkey for a new account, and the server create the account with it; resolves to
 * null, or to the errors of the fields. Throws ApiError, with `passkey_not_valid` if the device made none.
 */
export async function registerByPasskey(
  api: ApiClient,
  user: CallInput<typeof beginPasskeyRegistration>['body']['user'],
): Promise<CallOutput<typeof registerWithPasskey>> {
  const { options, errors } = await api.call(beginPasskeyRegistration, { body: { user } });
  if (options === null) return { login: null, errors };
  const { id, rawId, response } = await askPasskey(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject } = response;
  const credential = { ...credentialId(id, rawId), response: { clientDataJSON, attestationObject } };
  return api.call(registerWithPasskey, { body: { user, credential } });
}

/**
 * Has the device sign in with one of its passkeys. Throws ApiError, with `passkey_not_valid` if the device
 * did not.
 */
export async function signInByPasskey(api: ApiClient): Promise<LoginAnswer> {
  const optionsJSON = await api.call(beginPasskeySignIn, { body: {} });
  const { id, rawId, response } = await askPasskey(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  const credential = {
    ...credentialId(id, rawId),
    response: { clientDataJSON, authenticatorData, signature },
  };
  return api.call(signInWithPasskey, { body: { credential } });
}

const credentialId = (id: string, rawId: string) => ({
  id,
  rawId,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

/** The device's answer; all of its refusals are handled the same way: the person tries again, or stops. */
async function askPasskey<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof WebAuthnError || error instanceof DOMException)
      throw new ApiError({ status: 422, code: 'passkey_not_valid' });
    throw error;
  }
}
