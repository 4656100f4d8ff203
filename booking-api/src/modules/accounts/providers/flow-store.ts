import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';

export type StoredFlow = { nonce: string; codeVerifier: string; returnTo: string };

export async function keepFlow(
  db: Queries,
  flow: StoredFlow & { state: string; providerId: string; sessionHash: Buffer; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('sign_in_flows')
    .values({
      state_hash: hashSecret(flow.state),
      provider_id: flow.providerId,
      session_hash: flow.sessionHash,
      nonce: flow.nonce,
      code_verifier: flow.codeVerifier,
      return_to: flow.returnTo,
      expires_at: flow.expiresAt,
    })
    .execute();
}

/** Takes the flow that this session began: only once, and not from another browser. */
export async function takeFlow(
  db: Queries,
  came: { state: string; providerId: string; sessionHash: Buffer; now: string },
): Promise<StoredFlow | undefined> {
  const row = await db
    .deleteFrom('sign_in_flows')
    .where('state_hash', '=', hashSecret(came.state))
    .where('provider_id', '=', came.providerId)
    .where('session_hash', '=', came.sessionHash)
    .where('expires_at', '>', came.now)
    .returning(['nonce', 'code_verifier', 'return_to'])
    .executeTakeFirst();
  return row && { nonce: row.nonce, codeVerifier: row.code_verifier, returnTo: row.return_to };
}
