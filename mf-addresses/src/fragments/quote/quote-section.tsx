import type { FragmentView } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import { quoteWords } from '../../copy/quote-words.ts';
import type { AddressesStore } from '../../effects/context.ts';
import { AddressesContext } from '../../hooks/use-addresses.ts';
import { useQuoteTrip } from '../../hooks/use-quote-trip.ts';
import { ends } from '../../state/state.ts';
import { EmbedCode } from './embed-code.tsx';
import { QuoteEnd } from './quote-end.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { QuoteTripFields } from './trip-fields.tsx';
import './quote.css';

/** RT-18, RT-19: makes a link that opens a prefilled booking, and shows the prefilled values. */
export function QuoteSection({ store, host }: FragmentView<AddressesStore, 'mf-addresses'>) {
  const shared = useMemo(() => ({ store, host, asks: false }), [store, host]);
  const { brand } = host.boot;
  const { fields, change, trip, today } = useQuoteTrip(host);
  const shipUrl = brand.ship_url ?? new URL('/ship', location.origin).href;
  return (
    <AddressesContext value={shared}>
      <div className="addresses-quote">
        <p className="addresses-quote__intro">{quoteWords.intro}</p>
        <div className="addresses-quote__ends">
          {ends.map((end) => (
            <QuoteEnd key={end} end={end} />
          ))}
        </div>
        <QuoteTripFields brand={brand} today={today} fields={fields} onChange={change} />
        <QuotePreview shipUrl={shipUrl} trip={trip} brand={brand} />
        {host.boot.embedded ? null : <EmbedCode brand={brand.slug} />}
      </div>
    </AddressesContext>
  );
}
