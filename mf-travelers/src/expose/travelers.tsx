import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { start } from '../effects/start.ts';
import { TravelersSection } from '../fragments/travelers/travelers-section.tsx';

const fragment = defineFragment(defineRemote(start), TravelersSection);

export const { bootstrap, mount, unmount } = fragment;
