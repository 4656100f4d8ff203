import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { PaymentCard } from '../fragments/payment/payment-card.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, PaymentCard);
