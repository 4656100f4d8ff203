import * as z from 'zod/mini';

/**
 * What a sign-in is asked that was tried too often: work that costs a browser a moment, and whoever guesses a moment
 * for each guess. Its answer is a number by which the hash of `puzzleText` begins with so many zero bits.
 */
export const puzzleSchema = z.object({ id: z.string(), bits: z.int().check(z.gte(0), z.lte(24)) });
export type Puzzle = z.output<typeof puzzleSchema>;

/** What is hashed by SHA-256. */
export const puzzleText = (id: string, answer: number): string => `${id}.${answer}`;

/** Whether a hash begins with so many zero bits. */
export function answersPuzzle(hash: Uint8Array, bits: number): boolean {
  const zeros = hash.findIndex((byte) => byte !== 0);
  if (zeros === -1) return true;
  return zeros * 8 + Math.clz32(hash[zeros] ?? 0) - 24 >= bits;
}
