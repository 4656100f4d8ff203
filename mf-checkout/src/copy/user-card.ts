/** MD-22 */
export const userCardWords = {
  choice: 'Card to charge',
  authorize: 'Authorize the charge',
  onFile: 'We charge the card the user last paid with.',
  authorized: 'The charge is authorized for one order within ten minutes.',
  missed: 'Authorize the charge first: enter why you’re charging this card.',
} as const;

/** A card that was typed for an order is charged again only where its owner saved it. */
export const noSavedCard = ({ customer, link }: { customer: string; link: string }): string =>
  `The card of this order can’t be charged again: ${customer} has no saved card. Choose “${link}”, or enter a card.`;
