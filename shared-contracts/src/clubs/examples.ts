import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'clubs.check-club-info': { body: { club_id: '1' } },
  'clubs.facility': { params: { id: '1' } },
  'clubs.check-club-note': { body: { club_id: '1', direction: 'origin' } },
  'clubs.club-user-note': { params: { club_id: '1' }, query: { direction: 'origin' } },
  'clubs.consumer-note': { params: { club_id: '1' }, query: { direction: 'origin' } },
  'clubs.set-pickup-fee': { params: { id: '1', fee_id: '3' }, body: { price_cents: '1500' } },
  'clubs.clear-pickup-fee': { params: { id: '1', fee_id: '3' } },
  'clubs.json': { params: { id: '1' } },
};
