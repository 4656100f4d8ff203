import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';

export type Replacement = NonNullable<PriceResponse['cart_replacement']>;

/** Known by its name: the definition itself is not needed before ship-from can be typed in, and would weigh on that. */
const priceCall: typeof shipPrice.name = 'pricing.ship-price';

const isPrice = (definition: CallDefinition): definition is typeof shipPrice => definition.name === priceCall;

/**
 * PR-12: the answer to a price may name the cart that took the place of one that was closed meanwhile. It is told here,
 * where every call of the page passes, because the token of a cart never travels on the bus.
 */
export const followReplacement = (
  client: ApiClient,
  replaced: (closedId: string, by: Replacement) => void,
): ApiClient => ({
  async call<D extends CallDefinition>(definition: D, input: CallInput<D>, options = {}) {
    const answer: CallOutput<D> = await client.call(definition, input, options);
    if (isPrice(definition)) {
      const { cart_replacement } = answer as CallOutput<typeof shipPrice>;
      const { cart_id } = (input as CallInput<typeof shipPrice>).body;
      if (cart_replacement && cart_id !== undefined) replaced(cart_id, cart_replacement);
    }
    return answer;
  },
});
