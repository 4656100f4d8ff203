import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { SharesPage } from '../fragments/shares/shares-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, SharesPage);
