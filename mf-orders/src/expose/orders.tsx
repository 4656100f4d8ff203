import { defineFragment } from '@sendahead/shared-ui';
import { ordersRemote } from '../effects/remote.ts';
import { OrdersPage } from '../fragments/orders/orders-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(ordersRemote, OrdersPage);
