import type { releaseCart, takeOverCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';

export type Replacement = NonNullable<PriceResponse['cart_replacement']>;

/** How an answer of the server changes the page's cart. */
export interface CartChanges {
  /** PR-12: a cart that was closed in the meantime has a replacement. */
  replaced(closedId: string, by: Replacement): void;
  /** TK-01: staff have taken a cart over; the answer waits until the page works on it. */
  takenOver(by: Replacement): Promise<void>;
  /** The cart that was taken over is about to be released: the last input still belongs to it. */
  releasing(): Promise<void>;
  released(): void;
}

/**
 * Calls are matched by name: their definitions are not needed before ship-from can be typed in, and would
 * delay that.
 */
const priceCall: typeof shipPrice.name = 'pricing.ship-price';
const takeOverCall: typeof takeOverCart.name = 'admin.take-over-cart';
const releaseCall: typeof releaseCart.name = 'admin.release-cart';

const isPrice = (definition: CallDefinition): definition is typeof shipPrice => definition.name === priceCall;
const isTakeover = (definition: CallDefinition): definition is typeof takeOverCart =>
  definition.name === takeOverCall;

/**
 * Some answers change which cart the page works on. They are handled here, where every call of the page
 * passes, because a cart's token is never sent on the bus.
 */
export const followCart = (client: ApiClient, changes: CartChanges): ApiClient => ({
  async call<D extends CallDefinition>(definition: D, input: CallInput<D>, options = {}) {
    if (definition.name === releaseCall) await changes.releasing();
    const answer: CallOutput<D> = await client.call(definition, input, options);
    if (isPrice(definition)) {
      const { cart_replacement } = answer as CallOutput<typeof shipPrice>;
      const { cart_id } = (input as CallInput<typeof shipPrice>).body;
      if (cart_replacement && cart_id !== undefined) changes.replaced(cart_id, cart_replacement);
    } else if (isTakeover(definition)) {
      const { cart_id, cart_token } = answer as CallOutput<typeof takeOverCart>;
      await changes.takenOver({ id: cart_id, cart_token });
    } else if (definition.name === releaseCall) changes.released();
    return answer;
  },
});
