import { defineFragment } from '@sendahead/shared-ui';
import { ordersRemote } from '../effects/remote.ts';
import { OrderPage } from '../fragments/order/order-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(ordersRemote, OrderPage);
