import { defineFragment } from '@sendahead/shared-ui/fragment';
import { checkoutRemote } from '../effects/remote.ts';
import { PaymentCard } from '../features/payment/payment-card.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, PaymentCard);
