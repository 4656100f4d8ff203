import { defineFragment, defineRemote, type FragmentView } from '@sendahead/shared-ui';
import type { AddressesStore } from '../effects/context.ts';
import { startQuote } from '../effects/start-quote.ts';
import { QuoteSection } from '../fragments/quote/quote-section.tsx';
import { StartSection } from '../fragments/start/start-section.tsx';

/** OPEN-01, RT-18: the start page asks what it costs; the quote page, and the frame on other sites, make links. */
function Quote(props: FragmentView<AddressesStore, 'mf-addresses'>) {
  return location.pathname === '/' ? <StartSection {...props} /> : <QuoteSection {...props} />;
}

const fragment = defineFragment(defineRemote(startQuote), Quote);

export const { bootstrap, mount, unmount } = fragment;
