import type { FragmentView } from '@sendahead/shared-ui/fragment';
import { useMemo } from 'react';
import type { AddressesStore } from '../../effects/context.ts';
import { AddressesContext } from '../../hooks/use-addresses.ts';
import { ends } from '../../state/state.ts';
import { EmbedCode } from './embed-code.tsx';
import { QuoteEnd } from './quote-end.tsx';
import { QuotePreview } from './quote-preview.tsx';
import './quote.css';

/** RT-18, RT-19: makes a link that opens the booking with both ends filled in, and shows what it will fill in. */
export function QuoteSection({ store, host }: FragmentView<AddressesStore, 'mf-addresses'>) {
  const shared = useMemo(() => ({ store, host, asks: false }), [store, host]);
  const shipUrl = host.boot.brand.ship_url ?? new URL('/ship', location.origin).href;
  return (
    <AddressesContext value={shared}>
      <div className="addresses-quote">
        <p className="addresses-quote__intro">
          Say where from and where to. The link opens the booking with both filled in.
        </p>
        <div className="addresses-quote__ends">
          {ends.map((end) => (
            <QuoteEnd key={end} end={end} />
          ))}
        </div>
        <QuotePreview shipUrl={shipUrl} />
        {host.boot.embedded ? null : <EmbedCode brand={host.boot.brand.slug} />}
      </div>
    </AddressesContext>
  );
}
