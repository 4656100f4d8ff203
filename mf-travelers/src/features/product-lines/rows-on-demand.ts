import { demanded } from '@sendahead/shared-ui';

/**
 * The bags of a line: there are none when the page opens. Loaded once somebody begins to fill in a traveler.
 */
export const itemRows = demanded(async () => (await import('./item-rows.tsx')).ItemRows);
