import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';
import { startQuote } from '../effects/start-quote.ts';
import { QuoteSection } from '../fragments/quote/quote-section.tsx';

const fragment = defineFragment(defineRemote(startQuote), QuoteSection);

export const { bootstrap, mount, unmount } = fragment;
