import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { CartCredentials } from '../carts/cart-credentials.ts';

const compactLayout = '(max-width: 47.99rem)';

/** MD-02, RT rows: publishes `context` now, when the layout changes and when the cart does. */
export function publishContext(
  { brand, embedded, microsite }: Pick<Boot, 'brand' | 'embedded' | 'microsite'>,
  bus: BoundBus<'shell'>,
  page: Window,
): (cart: CartCredentials | null) => void {
  const compact = page.matchMedia(compactLayout);
  const query = Object.fromEntries(new URLSearchParams(page.location.search));
  let cart: CartCredentials | null = null;
  const publish = (): void => {
    bus.publish(contextTopic, {
      brand: brand.slug,
      brandId: brand.id,
      micrositeId: microsite?.id ?? null,
      layout: compact.matches || embedded ? 'compact' : 'regular',
      cart: cart ? { id: cart.id, displayId: cart.displayId } : null,
      query,
    });
  };
  compact.addEventListener('change', publish);
  return (next) => {
    cart = next;
    publish();
  };
}
