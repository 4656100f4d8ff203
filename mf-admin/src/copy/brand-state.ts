import type { BrandState } from '@sendahead/shared-contracts/console/brand-state-calls';

const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

export const brandStateNames: Readonly<Record<BrandState, string>> = {
  off: 'Not open yet',
  open: 'Open',
  closed: 'Closed for new bookings',
  archived: 'Archived',
};

export const brandStateTexts = {
  title: 'Bookings',
  loading: 'Loading the state of the brand',
  says: {
    off: 'Visitors read “Not open yet”. Only a preview shows its start and booking page.',
    open: 'Customers can book at this brand.',
    closed: 'Customers can’t start a booking. Existing orders continue.',
    archived:
      'Customers can’t start a booking, and staff don’t see the brand in lists. Existing orders continue.',
  } satisfies Readonly<Record<BrandState, string>>,
  sentenceIs: 'Customers read:',
  preview: 'Open a preview',
  previewOpens: 'The preview opens in a new tab and works for one hour.',
  previewFailed: 'We couldn’t open the preview. Try again.',
  open: 'Open this brand',
  openAgain: 'Open this brand again',
  close: 'Close for new bookings',
  archive: 'Archive this brand',
  bringBack: 'Bring back',
  opens: (address: string) => `The pages at ${address} open to everyone right away, and customers can book.`,
  opensOthers: 'Its name appears in the footer of the other brands.',
  closes: 'Start and booking pages say that no bookings are taken.',
  archives: 'The brand leaves the lists for coupons and clubs. Reports keep it under Archived.',
  concerns: 'This concerns:',
  carts: (amount: number) => `${count(amount, 'open cart', 'open carts')} that can’t be ordered`,
  links: (amount: number) => `${count(amount, 'unpaid link', 'unpaid links')} that can’t be paid`,
  orders: (amount: number) =>
    `${count(amount, 'order under way', 'orders under way')}, which ${amount === 1 ? 'continues' : 'continue'}`,
  continues: 'Orders, receipts, tracking, changes, and claims keep working.',
  sentence: 'What customers read',
  sentenceHint: 'One sentence. Leave it empty for “takes no new bookings right now.”',
  opened: 'Saved. The brand is open.',
  closedNow: 'Saved. The brand takes no new bookings.',
  archivedNow: 'Saved. The brand is archived.',
} as const;
