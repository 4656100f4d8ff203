import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Stands in for the PHC string of an account without a password: no password matches it. */
export const noPassword = '';

const derive = (
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
): Promise<Buffer> =>
  new Promise((done, fail) => {
    const parameters: Argon2Parameters = {
      message: password.normalize('NFKC'),
      nonce,
      memory,
      passes,
      parallelism,
      tagLength: cost.tagLength,
    };
    argon2('argon2id', parameters, (error, key) => (error ? fail(error) : done(key)));
  });

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password to a PHC string with a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost.memory, cost.passes, cost.parallelism);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(key)}`;
}

/**
 * Whether a password matches a PHC string. Without a string (no such account) the same work is done, so that
 * the duration does not reveal which mail addresses have an account.
 */
export async function checkPassword(password: string, phc: string | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc ?? '');
  const [memory, passes, lanes] = match ? match.slice(1, 4).map(Number) : [];
  const salt = match ? Buffer.from(match[4] ?? '', 'base64') : Buffer.alloc(16);
  const expected = match ? Buffer.from(match[5] ?? '', 'base64') : Buffer.alloc(cost.tagLength);
  const key = await derive(
    password,
    salt,
    memory ?? cost.memory,
    passes ?? cost.passes,
    lanes ?? cost.parallelism,
  );
  return expected.byteLength === key.byteLength && timingSafeEqual(expected, key) && match !== null;
}
