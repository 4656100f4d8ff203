import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { BuyersSharesPage } from '../fragments/shares/buyers-shares-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, BuyersSharesPage);
