import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { PayLinkPage } from '../fragments/pay-link/pay-link-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, PayLinkPage);
