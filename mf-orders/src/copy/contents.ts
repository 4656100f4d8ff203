import type { ReceiptBag } from '@sendahead/shared-contracts/orders/schema';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';

export const contentsWords = {
  title: 'Travelers and bags',
  addresses: 'Addresses',
  from: 'From',
  to: 'To',
  money: 'Price and payments',
  onLabel: (name: string) => `Name on the label: ${name}`,
  openReceipt: 'Open receipt',
} as const;

export const unknownBag = (item: string): ReceiptBag => ({ item, cover_cents: cents(0), packaging: '' });

/** The packaging and coverage of a bag; empty if not stored. */
export const bagDetail = ({ cover_cents, packaging }: ReceiptBag): string =>
  [packaging, cover_cents > 0 ? `covered up to ${formatCents(cover_cents)}` : ''].filter(Boolean).join(', ');
