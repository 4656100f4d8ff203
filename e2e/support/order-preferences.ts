import type { Page } from '@playwright/test';

/** The answers and customs declarations of an order, as its buyer reads them. */
export const orderPreferences = (
  page: Page,
  orderId: string,
): Promise<{ answers: { answers: unknown }[]; international_info: unknown }> =>
  page.evaluate(async (id) => (await fetch(`/api/v6/orders/${id}/preferences`)).json(), orderId);
