import type { BillingField } from './card.ts';

/** The ids of controls, which an error summary and the next step move to. */
export const paymentCardId = 'payment';
export const paymentTitleId = `${paymentCardId}-title`;
export const cardFieldsId = 'payment-card-fields';
export const extrasFieldId = 'order-extras';
export const wayFieldId = 'payment-way';
export const billingFieldId = (field: BillingField): string => `billing-${field}`;
/** Opens the dialog for the travel dates. */
export const infoButtonId = 'international-info';
