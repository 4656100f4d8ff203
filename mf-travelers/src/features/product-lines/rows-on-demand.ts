import { demanded } from '@sendahead/shared-ui';

/**
 * The bags of a line: a page opens without bags. Loaded once somebody begins to fill in a traveler.
 */
export const itemRows = demanded(async () => (await import('./item-rows.tsx')).ItemRows);
