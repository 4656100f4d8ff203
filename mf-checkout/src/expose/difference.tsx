import { defineFragment } from '@sendahead/shared-ui/fragment';
import { checkoutRemote } from '../effects/remote.ts';
import { Difference } from '../fragments/difference/difference.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, Difference);
