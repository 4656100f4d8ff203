import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { AccountPage } from '../fragments/account/account-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, AccountPage);
