import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** User present, user verified; the third: a credential is attached. */
const flags = { used: 0b0000_0101, made: 0b0100_0101 };

type Asked = { challenge: string; rpId: string; origin: string };

/** A device with one passkey, such as a phone: makes it and signs with it. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (rpId: string, flag: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), counted]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  };
  const credential = <T>(response: T) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** Makes its passkey for the challenge. */
    make(asked: Asked) {
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(id.byteLength);
      const attached = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey()]);
      const authData = new Uint8Array(Buffer.concat([head(asked.rpId, flags.made), attached]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
      });
    },
    /** Signs the challenge, and counts. */
    sign(asked: Asked) {
      count += 1;
      const client = clientData('webauthn.get', asked);
      const data = head(asked.rpId, flags.used);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
