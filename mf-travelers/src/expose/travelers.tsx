import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';
import { start } from '../effects/start.ts';
import { TravelersSection } from '../fragments/travelers/travelers-section.tsx';

const fragment = defineFragment(defineRemote(start), TravelersSection);

export const { bootstrap, mount, unmount } = fragment;
