import * as z from 'zod/mini';

/**
 * A proof of work for a sign-in that was tried too often. It costs a browser a moment, and an attacker a
 * moment for each guess. The answer is a number that makes the hash of `puzzleText` begin with this many
 * zero bits.
 */
export const puzzleSchema = z.object({ id: z.string(), bits: z.int().check(z.gte(0), z.lte(24)) });
export type Puzzle = z.output<typeof puzzleSchema>;

/** The text that is hashed by SHA-256. */
export const puzzleText = (id: string, answer: number): string => `${id}.${answer}`;

/** Whether a hash begins with the given number of zero bits. */
export function answersPuzzle(hash: Uint8Array, bits: number): boolean {
  const zeros = hash.findIndex((byte) => byte !== 0);
  if (zeros === -1) return true;
  return zeros * 8 + Math.clz32(hash[zeros] ?? 0) - 24 >= bits;
}
