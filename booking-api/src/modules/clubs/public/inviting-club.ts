import type { FacilityRow } from './store.ts';

/** CO-36: the name and look of an invitation: a club invites to a brand that offers it, if there is one. */
export const invitingClub = (
  club: Pick<FacilityRow, 'name' | 'brand_slugs'> | null,
  brand: string,
): { clubName: string | null; brand: string } => ({
  clubName: club?.name ?? null,
  brand: !club || club.brand_slugs.includes(brand) ? brand : (club.brand_slugs[0] ?? brand),
});
