import { defineFragment } from '@sendahead/shared-ui';
import { itineraryRemote } from '../effects/remote.ts';
import { ItinerarySection } from '../fragments/itinerary/itinerary-section.tsx';

export const { bootstrap, mount, unmount } = defineFragment(itineraryRemote, ItinerarySection);
