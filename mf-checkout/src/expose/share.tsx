import { defineFragment } from '@sendahead/shared-ui/fragment';
import { checkoutRemote } from '../effects/remote.ts';
import { SharePage } from '../fragments/shares/share-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, SharePage);
