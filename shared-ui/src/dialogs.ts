/** Dialogs, and the field of a phone that they ask for. */
export * from './chosen-price/use-chosen-price.ts';
export * from './modal/modal.tsx';
export * from './phone-field/phone-input.tsx';
