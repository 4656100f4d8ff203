export const orderTitleId = 'order-title';

/** Where focus goes when what was pressed is gone once it is done; what was done is told below it. */
export const focusOrderTitle = (): void => document.getElementById(orderTitleId)?.focus();
