/** The zone in which a day of the business begins and ends: where its staff are. */
export const businessZone = 'America/New_York';
