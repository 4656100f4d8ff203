import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Config } from '../settings/config.ts';

const keyName = 'SECRETS_KEY';
const shortest = 32;
/** A public default: fine for machines without secrets. */
const developmentKey = 'development only, never in production';
const [ivBytes, tagBytes] = [12, 16];

/** The problem with the key, as a line; production has no default. */
export function sealingSettingProblems(env: NodeJS.ProcessEnv, production: boolean): string[] {
  const key = env[keyName];
  if (key === undefined) return production ? [`${keyName}: missing; seals secrets in the database`] : [];
  return key.length < shortest ? [`${keyName}: at least ${shortest} characters`] : [];
}

/**
 * Seals data that must be readable again but useless to someone who only reads the database (AES-256-GCM).
 */
export type Sealer = {
  /** Data that is sealed for one `owner` does not open for another. */
  seal(text: string, owner: string): Buffer;
  /** Throws when it was changed, or sealed with another key or for another owner. */
  open(sealed: Buffer, owner: string): string;
};

/** The secret of this installation. Throws in production without the setting. */
export function secretOf({ env, production }: Pick<Config, 'env' | 'production'>): string {
  const secret = env[keyName] ?? (production ? undefined : developmentKey);
  if (secret === undefined) throw new Error(`${keyName} is missing`);
  return secret;
}

export function createSealer(config: Pick<Config, 'env' | 'production'>): Sealer {
  const key = (): Buffer => hash('sha256', secretOf(config), 'buffer');
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(owner));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, owner) {
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-tagBytes));
      const text = decipher.update(sealed.subarray(ivBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
