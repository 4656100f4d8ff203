import { defineFragment } from '@sendahead/shared-ui/fragment';
import { checkoutRemote } from '../effects/remote.ts';
import { AccountPage } from '../fragments/account/account-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, AccountPage);
