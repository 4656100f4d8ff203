import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';
import { quoteSchema } from './slice.ts';

/** Price summary and its state: idle, asking, priced, failed. */
export const quoteTopic = defineState('pricing.quote@1', 'mf-checkout', quoteSchema);

/** SV-14: whether the chosen services could be priced; published when that changes. */
export const priceToldEvent = defineEvent('pricing.price-told@1', z.object({ failed: z.boolean() }));
