import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';
import { startQuote } from '../effects/start-quote.ts';
import { StartSection } from '../fragments/start/start-section.tsx';

const fragment = defineFragment(defineRemote(startQuote), StartSection);

export const { bootstrap, mount, unmount } = fragment;
