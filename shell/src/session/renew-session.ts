import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { readSession } from '@sendahead/shared-contracts/accounts/session-calls';
import type { CallDefinition, CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';

interface SessionChanges {
  present(): SessionInfo;
  take(info: SessionInfo): void;
  /** Somebody was signed in, and no longer is. */
  signedOut(): void;
}

const isRefusedSession = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'not_signed_in' || error.code === 'csrf_token_invalid');

/**
 * Renews a session when a call finds it ended. The call of a guest, or of a person whose session continues
 * under another token, is repeated silently: it was refused before it did anything. A person who was signed
 * out elsewhere is notified, and the page shows it.
 */
export function renewSession(client: ApiClient, { present, take, signedOut }: SessionChanges): ApiClient {
  let reading: Promise<SessionInfo> | undefined;
  /** Many calls may find out at the same moment; the session is read once. */
  const read = (): Promise<SessionInfo> => {
    reading ??= client.call(readSession, {}).finally(() => {
      reading = undefined;
    });
    return reading;
  };

  /** Whether the call is worth making again. */
  async function isRenewed(before: SessionInfo): Promise<boolean> {
    const info = await read();
    // The session has not ended: this call needs another role.
    if (info.csrf_token === before.csrf_token) return false;
    const now = present();
    // Another call has renewed it, or a sign-in is in progress, which will renew it.
    if (now.csrf_token === info.csrf_token) return now.user?.id === before.user?.id;
    if (before.user === null && info.user !== null) return false;
    take(info);
    if (info.user?.id === before.user?.id) return true;
    signedOut();
    return false;
  }

  return {
    async call<D extends CallDefinition>(
      definition: D,
      input: CallInput<D>,
      options?: Parameters<ApiClient['call']>[2],
    ) {
      const before = present();
      try {
        return await client.call(definition, input, options);
      } catch (error) {
        if (definition.name === readSession.name || !isRefusedSession(error)) throw error;
        if (!(await isRenewed(before).catch(() => false))) throw error;
        return client.call(definition, input, options);
      }
    },
  };
}
