import type { Page } from '@playwright/test';

/** What was answered and told to customs for an order, as its buyer reads it. */
export const orderPreferences = (
  page: Page,
  orderId: string,
): Promise<{ answers: { answers: unknown }[]; international_info: unknown }> =>
  page.evaluate(async (id) => (await fetch(`/api/v6/orders/${id}/preferences`)).json(), orderId);
