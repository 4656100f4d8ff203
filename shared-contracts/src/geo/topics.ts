import { defineState } from '../bus/topic.ts';
import { shipPointsSchema } from './slice.ts';

/** Both ends, their clubs and closed days, validity, duplicate, blocked. */
export const shipPointsTopic = defineState('geo.ship-points@1', 'mf-addresses', shipPointsSchema);
