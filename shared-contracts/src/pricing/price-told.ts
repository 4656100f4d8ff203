import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';

/** SV-14: whether the chosen services could be priced; told when that changes. */
export const priceToldEvent = defineEvent('pricing.price-told@1', z.object({ failed: z.boolean() }));
