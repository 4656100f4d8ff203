import { stayWords } from '@sendahead/shared-contracts/orders/purpose-words';
import type { Receipt, ReceiptBag } from '@sendahead/shared-contracts/orders/schema';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { PlainCard } from '@sendahead/shared-ui';
import { coverageWords, emailedWords, onLabelWords } from '../../copy/receipt.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

const unknownBag = (item: string): ReceiptBag => ({ item, cover_cents: cents(0), packaging: '' });

/** What a bag is packed in and covered for. */
const bagWords = ({ cover_cents, packaging }: ReceiptBag): string =>
  [packaging, coverageWords(cover_cents > 0 ? formatCents(cover_cents) : null)].filter(Boolean).join(', ');

/** Who travels, with what. */
export function ReceiptTravelers({ travelers }: { travelers: Receipt['travelers'] }) {
  const { traveler_title } = useCheckout().host.boot.brand;
  return (
    <PlainCard label={traveler_title.others}>
      <h2>{traveler_title.others}</h2>
      <ul className="checkout-receipt__travelers">
        {travelers.map(({ name, email, label_name, items, bags, emailed, ...stays }) => (
          <li key={`${name} ${email}`}>
            <h3>{name}</h3>
            {stayWords(stays) ? <p>{stayWords(stays)}</p> : null}
            {label_name ? <p>{onLabelWords(label_name)}</p> : null}
            {email ? <p>{emailed ? emailedWords(email) : email}</p> : null}
            <ul>
              {(bags ?? items.map(unknownBag)).map((bag, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two bags of a traveler may read the same
                <li key={index}>
                  <span>{bag.item}</span>
                  {bags ? <span className="checkout-receipt__bag">{bagWords(bag)}</span> : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PlainCard>
  );
}
