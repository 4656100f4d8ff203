/** Dialogs, and the phone field that they use. */
export * from './chosen-price/use-chosen-price.ts';
export * from './modal/modal.tsx';
export * from './phone-field/phone-input.tsx';
