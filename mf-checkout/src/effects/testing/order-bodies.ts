import type { started } from '../../testing/started.ts';

/** The call that pays. */
export const pay = 'payments.process-payment';

/** The bodies of the payment calls, attempt by attempt. */
export const bodies = (page: ReturnType<typeof started>) =>
  page.called(pay).map(({ input }) => (input as { body: Record<string, unknown> }).body);
