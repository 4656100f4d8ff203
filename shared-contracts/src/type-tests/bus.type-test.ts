import * as z from 'zod/mini';
import { createBus } from '../bus/bus.ts';
import { defineState } from '../bus/topic.ts';

/** Incorrect use that must not compile; `tsc` is the test. */
const bus = createBus({ report: () => undefined });
const itinerary = defineState('test.itinerary@1', 'mf-services', z.object({ legs: z.int() }));

bus.bind('mf-services').publish(itinerary, { legs: 1 });
// @ts-expect-error only the owner may publish a state topic
bus.bind('mf-checkout').publish(itinerary, { legs: 1 });
// @ts-expect-error the payload must fit the schema
bus.bind('mf-services').publish(itinerary, { legs: 'one' });
// @ts-expect-error a state is not listened to as an event
bus.bind('mf-checkout').events(itinerary);
