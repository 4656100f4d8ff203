import * as z from 'zod/mini';
import { defineState } from '../bus/topic.ts';

/** The staff member who holds the booking of this page, which its customer may watch and reclaim; null for nobody. */
export const holdTopic = defineState('page.hold@1', 'shell', z.object({ by: z.nullable(z.string()) }));
