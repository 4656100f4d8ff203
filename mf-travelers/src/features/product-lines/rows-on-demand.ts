import { demanded } from '@sendahead/shared-ui';

/** The bags of a line: nobody has one when the page comes. Read once somebody begins to fill in a traveler. */
export const itemRows = demanded(async () => (await import('./item-rows.tsx')).ItemRows);
