/** Things that are the customer’s, where staff read about them. */
const customers =
  'account|bags|bank|booking|card|labels|order number|order|payment|pickup|receipt|return bags|return labels|shipment|total';
const owned = new RegExp(`\\b([Yy])our (${customers})\\b`, 'g');

/** What the page says to a customer, said to staff who book for `customer`; unchanged where that is nobody. */
export function toStaff(text: string, customer: string | null): string {
  if (customer === null) return text;
  const name = customer.charAt(0).toUpperCase() + customer.slice(1);
  return text
    .replace(/\bYou’re never charged/g, `${name} is never charged`)
    .replace(/\bYou’re charged/g, `${name} is charged`)
    .replace(/\bYou aren’t charged/g, `${name} isn’t charged`)
    .replace(/\bYou don’t have enough credit\b/g, `${name} doesn’t have enough credit`)
    .replace(/\bYou already ordered\b/g, `${name} already ordered`)
    .replace(/\bYour receipt is in your email\b/g, 'The receipt is in their email')
    .replace(/\bconfirm it’s you\b/g, 'confirm the payment')
    .replace(owned, (_, first: string, what: string) => `${first === 'Y' ? 'The' : 'the'} ${what}`);
}
