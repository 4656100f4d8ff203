import { localNow } from '@sendahead/shared-contracts/calendar/local-now';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { type FragmentView, SelectField } from '@sendahead/shared-ui';
import { Counter } from '@sendahead/shared-ui/booking';
import { useMemo, useState } from 'react';
import { startWords } from '../../copy/start.ts';
import type { AddressesStore } from '../../effects/context.ts';
import { AddressesContext, useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { useQuotePrice } from '../../hooks/use-quote-price.ts';
import { priceQuestion, type QuoteItems, usualShipDate } from '../../state/price-question.ts';
import { quoteLink } from '../../state/quote-link.ts';
import { ends } from '../../state/state.ts';
import { PriceBox } from './price-box.tsx';
import { QuickEnd } from './quick-end.tsx';
import './start.css';

/** The person who asks may be in another time zone than the bags. */
const usualTimeZone = 'America/New_York';

/** The price of what is entered, and the booking with all of it filled in. */
function Outcome({ items }: { items: QuoteItems }) {
  const { host } = useAddresses();
  const { brand } = host.boot;
  const date = usualShipDate(localNow(host.now(), usualTimeZone).date);
  const question = useSelector(
    (state) => priceQuestion(state, items, brand, date),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const price = useQuotePrice(host, question);
  const shipUrl = brand.ship_url ?? new URL('/ship', location.origin).href;
  const trip = { quantities: { [items.line.key]: items.count } };
  const link = useSelector((state) => quoteLink(shipUrl, state, trip)) ?? shipUrl;
  return (
    <>
      <PriceBox price={price} />
      <a className="ui-button ui-button--primary ui-button--wide" href={link}>
        {startWords.book}
      </a>
    </>
  );
}

/** The item kind, and how many. */
function Items({
  lines,
  items,
  onChange,
}: {
  lines: readonly ProductLine[];
  items: QuoteItems;
  onChange: (items: QuoteItems) => void;
}) {
  const chosen = (key: string): ProductLine => lines.find((line) => line.key === key) ?? items.line;
  return (
    <div className="addresses-start__items">
      <SelectField
        label={startWords.item}
        value={items.line.key}
        options={lines.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={({ target }) => onChange({ ...items, line: chosen(target.value) })}
      />
      <Counter
        label={startWords.count}
        value={items.count}
        min={1}
        max={limits.quantityPerLine}
        onChange={(count) => onChange({ ...items, count })}
      />
    </div>
  );
}

/** OPEN-01, RT-18: what sending costs, with no more than places and a count; leads to the booking filled in. */
export function StartSection({ store, host }: FragmentView<AddressesStore, 'mf-addresses'>) {
  const shared = useMemo(() => ({ store, host, asks: false }), [store, host]);
  const lines = host.boot.brand.product_lines;
  const [first] = lines;
  const [items, setItems] = useState<QuoteItems | null>(first ? { line: first, count: 1 } : null);
  if (!items) return null;
  return (
    <AddressesContext value={shared}>
      <div className="addresses-start">
        {ends.map((end) => (
          <QuickEnd key={end} end={end} />
        ))}
        <Items lines={lines} items={items} onChange={setItems} />
        <Outcome items={items} />
      </div>
    </AddressesContext>
  );
}
