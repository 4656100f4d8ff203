interface PriceOfDays {
  readonly pickup_date_error: boolean;
  readonly pickup_date_error_message: string | null;
}

/**
 * ER-18: why an order whose days or service were stopped meanwhile has no total to check, such as by a strike;
 * null while there is a price.
 */
export function noLongerOffered(price: PriceOfDays | null): string | null {
  if (price && !price.pickup_date_error) return null;
  const reason = price?.pickup_date_error_message ?? 'We can’t ship on these days anymore.';
  return `${reason} Nothing was charged. Choose another day or service, then place the order again.`;
}
