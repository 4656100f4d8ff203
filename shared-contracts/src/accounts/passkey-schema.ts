import * as z from 'zod/mini';
import { wireText } from '../primitives/wire-text.ts';

const knownCredential = z.object({ id: z.string(), type: z.string() });

/** The input of the browser's `navigator.credentials.create`, as WebAuthn Level 3 writes it in JSON. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.exactOptional(z.int()),
  excludeCredentials: z.exactOptional(z.array(knownCredential)),
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: z.exactOptional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification: z.exactOptional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: z.exactOptional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
});

/** The options passed to `navigator.credentials.get`: any passkey of the site. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.exactOptional(z.int()),
  rpId: z.exactOptional(z.string()),
  userVerification: z.exactOptional(z.enum(['discouraged', 'preferred', 'required'])),
});

const credentialFields = {
  id: wireText(1400),
  rawId: wireText(1400),
  type: z.literal('public-key'),
  /** Extensions are neither requested nor read. */
  clientExtensionResults: z.object({}),
};

/** The fields of a new passkey that are read. */
export const newCredentialSchema = z.object({
  ...credentialFields,
  response: z.object({ clientDataJSON: wireText(4000), attestationObject: wireText(16_000) }),
});

/** The fields of a passkey's signed challenge that are read. */
export const signedCredentialSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: wireText(4000),
    authenticatorData: wireText(4000),
    signature: wireText(4000),
  }),
});
