import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Config } from '../settings/config.ts';

const keyName = 'SECRETS_KEY';
const shortest = 32;
/** A public default: fine for machines without secrets. */
const developmentKey = 'development only, never in production';
const [ivBytes, tagBytes] = [12, 16];

/** The problems with the keys, a line each; production has no default. */
export function sealingSettingProblems(env: NodeJS.ProcessEnv, production: boolean): string[] {
  const key = env[keyName];
  const before = env.SECRETS_KEY_BEFORE;
  return [
    ...(key === undefined && production ? [`${keyName}: missing; seals secrets in the database`] : []),
    ...(key !== undefined && key.length < shortest ? [`${keyName}: at least ${shortest} characters`] : []),
    ...(before !== undefined && before.length < shortest
      ? [`SECRETS_KEY_BEFORE: at least ${shortest} characters`]
      : []),
    ...(before !== undefined && before === key
      ? [`SECRETS_KEY_BEFORE: the same as ${keyName}; leave it out`]
      : []),
  ];
}

/**
 * Seals data that must be readable again but useless to someone who only reads the database (AES-256-GCM). While the
 * key is changed, SECRETS_KEY_BEFORE opens too: it never seals.
 */
export type Sealer = {
  /** Data that is sealed for one `owner` does not open for another. */
  seal(text: string, owner: string): Buffer;
  /** Throws when it was changed, or sealed with an unknown key or for another owner. */
  open(sealed: Buffer, owner: string): string;
  /** Whether the present key sealed it; what the key before sealed has to be sealed again. */
  isCurrent(sealed: Buffer, owner: string): boolean;
};

/** The secret of this installation. Throws in production without the setting. */
export function secretOf({ env, production }: Pick<Config, 'env' | 'production'>): string {
  const secret = env[keyName] ?? (production ? undefined : developmentKey);
  if (secret === undefined) throw new Error(`${keyName} is missing`);
  return secret;
}

function openWith(secret: string, sealed: Buffer, owner: string): string {
  const key = hash('sha256', secret, 'buffer');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-tagBytes));
  const text = decipher.update(sealed.subarray(ivBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

export function createSealer(config: Pick<Config, 'env' | 'production'>): Sealer {
  const isCurrent = (sealed: Buffer, owner: string): boolean => {
    try {
      openWith(secretOf(config), sealed, owner);
      return true;
    } catch {
      return false;
    }
  };
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes);
      const key = hash('sha256', secretOf(config), 'buffer');
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, owner) {
      const before = config.env.SECRETS_KEY_BEFORE;
      const secret = before === undefined || isCurrent(sealed, owner) ? secretOf(config) : before;
      return openWith(secret, sealed, owner);
    },
    isCurrent,
  };
}
