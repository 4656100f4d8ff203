/** MD-22 */
export const userCardWords = {
  choice: 'Card to charge',
  authorize: 'Authorize the charge',
  onFile: 'We charge the card the user last paid with.',
  authorized: 'The charge is authorized for one order within ten minutes.',
  missed: 'Authorize the charge first: enter why you’re charging this card.',
} as const;
