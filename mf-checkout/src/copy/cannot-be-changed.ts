/** Why an order that was found before can no longer be changed. */
export const cannotBeChanged =
  'This order can’t be changed anymore: it was canceled, or the carrier has a bag. Nothing was charged. Open your order to see its status.';
