import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { Doors } from '../fragments/doors/doors.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, Doors);
