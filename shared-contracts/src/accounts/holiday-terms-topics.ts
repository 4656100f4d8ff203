import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';

/** TL-26: the terms of the holiday weeks are accepted, because an order waits for them or with the account of one. */
export const holidayTermsAcceptedEvent = defineEvent('accounts.holiday-terms-accepted@1', z.object({}));
