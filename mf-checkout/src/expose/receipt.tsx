import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { ReceiptPage } from '../fragments/receipt/receipt-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, ReceiptPage);
