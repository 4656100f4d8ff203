import { Refusal } from '../../platform/http/refusal.ts';
import type { PlaceOrderContext } from './context.ts';

/**
 * Called before a page begins a charge. Throws Refusal 409 ordering_paused while the part that shows payment
 * is switched off.
 */
export async function requireOrdering({ isPaused }: Pick<PlaceOrderContext, 'isPaused'>): Promise<void> {
  // Not a 503, because a page automatically repeats an attempt that the server could not answer.
  if (await isPaused()) throw new Refusal(409, 'ordering_paused');
}
