import type { FacilityRow } from './store.ts';

/** CO-36: whose name an invitation has, and whose look: a club invites to a brand that offers it, where there is one. */
export const invitingClub = (
  club: Pick<FacilityRow, 'name' | 'brand_slugs'> | null,
  brand: string,
): { clubName: string | null; brand: string } => ({
  clubName: club?.name ?? null,
  brand: !club || club.brand_slugs.includes(brand) ? brand : (club.brand_slugs[0] ?? brand),
});
