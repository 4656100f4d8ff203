import type { BillSplit, OwnShare, Share } from '@sendahead/shared-contracts/payments/split-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

export const shareOf = (over: Partial<Share> = {}): Share => ({
  id: 'shr_1',
  name: 'Ann Lee',
  email: 'ann@lee.test',
  amount_cents: cents(6_500),
  state: 'agreed',
  is_buyer: true,
  taken_over: false,
  problem: null,
  ...over,
});
export const robins = (over: Partial<Share> = {}): Share =>
  shareOf({
    id: 'shr_2',
    name: 'Robin Lane',
    email: 'robin@lane.test',
    amount_cents: cents(6_400),
    state: 'asked',
    is_buyer: false,
    ...over,
  });

/** A split bill of Ann and Robin, who received a request. */
export const billOf = (over: Partial<BillSplit> = {}): BillSplit => ({
  cart_id: 'cart_1',
  display_id: 'SA-1',
  order_id: null,
  state: 'open',
  charging: false,
  total_cents: cents(12_900),
  expires_at: '2026-11-23T15:00:00Z',
  shares: [shareOf(), robins()],
  ...over,
});

/** The share requested from Robin. */
export const ownShare = (over: Partial<OwnShare> = {}): OwnShare => ({
  buyer: 'Ann Lee',
  name: 'Robin Lane',
  state: 'asked',
  amount_cents: cents(6_400),
  items: ['Golf bag, Standard'],
  legs: [
    {
      leg: 'outbound',
      from: 'Austin, TX',
      to: 'Pinehurst, NC',
      pickup_date: '2026-11-24',
      arrival_date: '2026-12-02',
    },
  ],
  expires_at: '2026-11-23T15:00:00Z',
  problem: null,
  ...over,
});
