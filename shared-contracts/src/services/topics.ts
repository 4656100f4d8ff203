import { defineState } from '../bus/topic.ts';
import { itinerarySchema } from './slice.ts';

/** Trip type, per leg: pickup choice, dates, chosen service, validity, limited service. */
export const itineraryTopic = defineState('services.itinerary@1', 'mf-services', itinerarySchema);
