import { Refusal } from '../../platform/http/refusal.ts';
import type { PlaceOrderContext } from './context.ts';

/** Before a page begins a charge. Throws Refusal 409 ordering_paused while the part that shows payment is switched off. */
export async function requireOrdering({ isPaused }: Pick<PlaceOrderContext, 'isPaused'>): Promise<void> {
  // Not a 503: a page sends an attempt again by itself that a server could not answer.
  if (await isPaused()) throw new Refusal(409, 'ordering_paused');
}
