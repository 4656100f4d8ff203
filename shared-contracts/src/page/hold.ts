import * as z from 'zod/mini';
import { defineState } from '../bus/topic.ts';

/**
 * The staff member who holds this page's booking, which its customer may watch and reclaim; null when no one
 * does.
 */
export const holdTopic = defineState('page.hold@1', 'shell', z.object({ by: z.nullable(z.string()) }));
