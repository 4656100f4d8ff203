export const orderTitleId = 'order-title';

/** Moves focus to the title when an act removed its own button; the result is shown below the title. */
export const focusOrderTitle = (): void => document.getElementById(orderTitleId)?.focus();
