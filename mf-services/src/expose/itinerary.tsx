import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';
import { start } from '../effects/start.ts';
import { ItinerarySection } from '../fragments/itinerary/itinerary-section.tsx';

const fragment = defineFragment(defineRemote(start), ItinerarySection);

export const { bootstrap, mount, unmount } = fragment;
