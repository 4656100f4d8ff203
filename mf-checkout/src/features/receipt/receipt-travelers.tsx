import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { PlainCard } from '@sendahead/shared-ui/card';
import { useCheckout } from '../../hooks/use-checkout.ts';

/** Who travels, with what. */
export function ReceiptTravelers({ travelers }: { travelers: Receipt['travelers'] }) {
  const { traveler_title } = useCheckout().host.boot.brand;
  return (
    <PlainCard label={traveler_title.others}>
      <h2>{traveler_title.others}</h2>
      <ul className="checkout-receipt__travelers">
        {travelers.map(({ name, email, items }) => (
          <li key={`${name} ${email}`}>
            <h3>{name}</h3>
            {email ? <p>{email}</p> : null}
            <ul>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two bags of a traveler may read the same
                <li key={index}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PlainCard>
  );
}
