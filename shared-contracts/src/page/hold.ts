import * as z from 'zod/mini';
import { defineState } from '../bus/topic.ts';

/** Who of the staff holds the booking of this page, which its customer may follow and take back; null for nobody. */
export const holdTopic = defineState('page.hold@1', 'shell', z.object({ by: z.nullable(z.string()) }));
