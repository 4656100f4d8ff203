import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { CartCredentials } from '../carts/cart-credentials.ts';

type Words = Readonly<Record<string, string>>;

/**
 * OPEN-45: a microsite may preset the ends and the direction, like a link; an end in the link itself wins.
 */
function withPresets(query: Words, { origin_club_id, destination_club_id, direction }: Words = {}): Words {
  const says = (prefix: string) => Object.keys(query).some((name) => name.startsWith(prefix));
  return {
    ...(origin_club_id && !says('o_') ? { shipping_from: origin_club_id } : {}),
    ...(destination_club_id && !says('d_') ? { shipping_to: destination_club_id } : {}),
    ...(direction ? { direction } : {}),
    ...query,
  };
}

const compactLayout = '(max-width: 47.99rem)';

/** MD-02, RT rows: publishes `context` now, when the layout changes and when the cart does. */
export function publishContext(
  {
    brand,
    embedded,
    microsite,
    microsite_customizations,
  }: Pick<Boot, 'brand' | 'embedded' | 'microsite' | 'microsite_customizations'>,
  bus: BoundBus<'shell'>,
  page: Window,
): (cart: CartCredentials | null) => void {
  const compact = page.matchMedia(compactLayout);
  const query = withPresets(
    Object.fromEntries(new URLSearchParams(page.location.search)),
    microsite_customizations,
  );
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
