import { defineFragment } from '@sendahead/shared-ui';
import { itineraryRemote } from '../effects/remote.ts';
import { CruiseSection } from '../fragments/cruise/cruise-section.tsx';

export const { bootstrap, mount, unmount } = defineFragment(itineraryRemote, CruiseSection);
