import { defineState } from '../bus/topic.ts';
import { travelersSchema } from './slice.ts';

/** Travelers with lines and rows, validity, duplicates. */
export const travelersTopic = defineState('travelers.travelers@1', 'mf-travelers', travelersSchema);
