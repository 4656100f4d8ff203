import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';

/** TR-20: the people of earlier orders; `word` is the brand's for a traveler. */
export const travelersSectionWords = {
  title: ({ word }: { word: string }) => `${word.charAt(0).toUpperCase()}${word.slice(1)}s`,
  what: ({ word }: { word: string }) => `your ${word}s`,
  why: ({ word }: { word: string }) =>
    `These are the ${word}s on your recent orders. Changes here apply to your next booking.`,
  none: ({ word }: { word: string }) =>
    `No saved ${word}s yet. We save them with their bags when you place an order.`,
  edit: 'Edit',
  remove: 'Remove',
  removed: ({ name }: { name: string }) => `${name} removed.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: ({ name }: { name: string }) => `${name} saved.`,
  form: ({ name }: { name: string }) => `Edit ${name}`,
} as const;

/** A person's items, such as "Ann Lee · Golf Bag, 2 Luggage". */
export function namedBags(traveler: Traveler, { product_lines }: Pick<Brand, 'product_lines'>): string {
  const bags = traveler.lines.flatMap(({ line, rows }) => {
    const productLine = product_lines.find(({ key }) => key === line);
    if (!productLine || rows.length === 0) return [];
    return [rows.length === 1 ? productLine.name : `${rows.length} ${productLine.plural_display_name}`];
  });
  return [wholeName(traveler), bags.join(', ')].filter(Boolean).join(' · ');
}
