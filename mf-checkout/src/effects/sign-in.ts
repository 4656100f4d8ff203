import { signIn } from '@sendahead/shared-contracts/accounts/calls';
import { sendSignInCode } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import {
  answersPuzzle,
  type Puzzle,
  puzzleSchema,
  puzzleText,
} from '@sendahead/shared-contracts/accounts/puzzle';
import type { CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';

type Api = FragmentHost<'mf-checkout'>['api'];
type Credentials = CallInput<typeof signIn>['body']['user'];

/** The number of concurrent hashes: the browser calculates them off the main thread. */
const atOnce = 256;

/**
 * Signs in. If the server requires proof of work after too many attempts, it is done without asking the
 * customer.
 */
export async function signInWithProof(api: Api, user: Credentials): Promise<CallOutput<typeof signIn>> {
  return withProof((proof) => api.call(signIn, { body: { user: { ...user, ...proof } } }));
}

/** Has a code emailed, with the same proof of work as for signing in. */
export const sendCodeWithProof = (api: Api, email: string): Promise<CallOutput<typeof sendSignInCode>> =>
  withProof((proof) => api.call(sendSignInCode, { body: { email, ...proof } }));

type Proof = { proof?: { puzzle: string; answer: number } };

/** Sends the request, and repeats it with the solution of the puzzle that a refusal contained. */
async function withProof<T>(ask: (proof: Proof) => Promise<T>): Promise<T> {
  try {
    return await ask({});
  } catch (error) {
    const puzzle = puzzleOf(error);
    if (puzzle === null) throw error;
    return ask({ proof: { puzzle: puzzle.id, answer: await solve(puzzle) } });
  }
}

function puzzleOf(error: unknown): Puzzle | null {
  if (!isApiError(error) || error.status !== 429) return null;
  const read = puzzleSchema.safeParse(error.body.puzzle);
  return read.success ? read.data : null;
}

/** Tries the numbers one by one. */
async function solve({ id, bits }: Puzzle): Promise<number> {
  const answers = async (answer: number): Promise<boolean> => {
    const text = Uint8Array.from(puzzleText(id, answer), (letter) => letter.charCodeAt(0));
    const hash = await crypto.subtle.digest('SHA-256', text);
    return answersPuzzle(new Uint8Array(hash), bits);
  };
  for (let from = 0; ; from += atOnce) {
    const tried = await Promise.all(Array.from({ length: atOnce }, (_, index) => answers(from + index)));
    const solved = tried.indexOf(true);
    if (solved !== -1) return from + solved;
  }
}
