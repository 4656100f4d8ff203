import { defineRemote } from '@sendahead/shared-ui';
import { start } from './start.ts';

/** One trip per page, shared by the fragments of the cruise and of the itinerary. */
export const itineraryRemote = defineRemote(start);
