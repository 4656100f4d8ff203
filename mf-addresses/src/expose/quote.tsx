import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { startQuote } from '../effects/start-quote.ts';
import { QuoteSection } from '../fragments/quote/quote-section.tsx';

const fragment = defineFragment(defineRemote(startQuote), QuoteSection);

export const { bootstrap, mount, unmount } = fragment;
