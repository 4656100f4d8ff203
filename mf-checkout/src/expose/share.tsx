import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { SharePage } from '../fragments/shares/share-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, SharePage);
