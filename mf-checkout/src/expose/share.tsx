import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { InvitedSharePage } from '../fragments/shares/invited-share-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, InvitedSharePage);
