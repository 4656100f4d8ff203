import { refuse } from '../../../platform/http/refusal.ts';

/** VL-49: why staff move money or goods on a customer's behalf. Throws Refusal `invalid` for a blank one. */
export function requireComment(comment: string): string {
  const text = comment.trim();
  if (text === '') throw refuse('invalid', [{ path: 'comment', code: 'required' }]);
  return text;
}
