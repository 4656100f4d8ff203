import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';

/** TL-26: the terms of the holiday weeks, required by a waiting order, are accepted. */
export const holidayTermsAcceptedEvent = defineEvent('accounts.holiday-terms-accepted@1', z.object({}));
