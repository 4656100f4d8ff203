import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'clubs.check-club-info': { body: { club_id: '1' } },
  'clubs.facility': { params: { id: '1' } },
  'clubs.check-club-note': { body: { club_id: '1', direction: 'origin' } },
  'clubs.club-user-note': { params: { club_id: '1' }, query: { direction: 'origin' } },
  'clubs.consumer-note': { params: { club_id: '1' }, query: { direction: 'origin' } },
  'clubs.json': { params: { id: '1' } },
};
