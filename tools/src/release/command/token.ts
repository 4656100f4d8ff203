import { NotYours } from '@sendahead/shared-contracts/releases/gate/refusals';
import * as z from 'zod/mini';
import { askDatabase } from '../ended-canaries.ts';

const tokenSchema = z.object({ part: z.string(), name: z.string() });
type Token = z.output<typeof tokenSchema>;

/** What the product knows of the token in the environment: null for a wrong one, undefined if nobody answers. */
const askToken = (): Token | null | undefined =>
  z.optional(z.nullable(tokenSchema)).parse(askDatabase('release-token.ts'));

/**
 * The token of RELEASE_TOKEN, if it may move all of these parts; undefined where the shop demands none and none is set.
 * Throws NotYours. No message contains the token.
 */
export function requireToken(
  parts: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  ask: () => Token | null | undefined = askToken,
): Token | undefined {
  const isSet = Boolean(env.RELEASE_TOKEN?.trim() || env.RELEASE_TOKEN_FILE);
  const isDemanded = Boolean(env.RELEASE_TOKENS);
  if (isDemanded && env.RELEASE_TOKENS !== 'required')
    throw new NotYours('RELEASE_TOKENS has another value than required.');
  if (!isSet && !isDemanded) return undefined;
  if (!isSet)
    throw new NotYours(
      'This shop releases by tokens: make one on the page Releases of the console, and set RELEASE_TOKEN.',
    );
  const token = ask();
  if (token === undefined) throw new NotYours('Nobody can check the token: the database does not answer.');
  if (token === null) throw new NotYours('The token is unknown or was revoked. Make another in the console.');
  const others = parts.filter((part) => part !== token.part);
  if (others.length > 0)
    throw new NotYours(`The token “${token.name}” releases ${token.part}, and not ${others.join(', ')}.`);
  return token;
}
