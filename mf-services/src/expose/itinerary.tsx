import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { start } from '../effects/start.ts';
import { ItinerarySection } from '../fragments/itinerary/itinerary-section.tsx';

const fragment = defineFragment(defineRemote(start), ItinerarySection);

export const { bootstrap, mount, unmount } = fragment;
