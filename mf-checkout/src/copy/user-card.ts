/** MD-22 */
export const userCardWords = {
  choice: 'Card to charge',
  authorize: 'Authorize the charge',
  onFile: 'The card that the user paid with last is charged.',
  authorized: 'The charge is authorized, for one order and ten minutes.',
  missed: 'Authorize the charge first: say why this card is charged.',
} as const;
