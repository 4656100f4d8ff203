import { defineFragment } from '@sendahead/shared-ui';
import { ordersRemote } from '../effects/remote.ts';
import { TrackPage } from '../fragments/track/track-page.tsx';

export const { bootstrap, mount, unmount } = defineFragment(ordersRemote, TrackPage);
