import { defineState } from '../bus/topic.ts';
import { quoteSchema } from './slice.ts';

/** Price summary and its state: idle, asking, priced, failed. */
export const quoteTopic = defineState('pricing.quote@1', 'mf-checkout', quoteSchema);
