import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';

const act = z.enum(['charge_card', 'waive_fee']);

/** MD-22: an act waits for an admin's reason; mf-admin asks for it in its dialog. */
export const authorizationWantedEvent = defineEvent('page.authorization-wanted@1', z.object({ act }));

/** The reason is recorded; a charge is sent with the id. Nothing is published when no reason is given. */
export const authorizationGivenEvent = defineEvent(
  'page.authorization-given@1',
  z.object({ act, authorizationId: z.string() }),
);
