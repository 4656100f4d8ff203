import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { OrderSummary } from '../fragments/order-summary/order-summary.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, OrderSummary);
