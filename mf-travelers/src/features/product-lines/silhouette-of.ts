import type { Silhouette } from '@sendahead/shared-ui/booking';

const drawings: Readonly<Record<string, Silhouette>> = {
  golf: 'golf',
  luggage: 'luggage',
  ski: 'skis',
  snowboard: 'snowboard',
  snowboot: 'boots',
  bike: 'bike',
  box: 'box',
  trunk: 'trunk',
};

/** The drawing of a product line, if there is one. */
export const silhouetteOf = (line: string): Silhouette | undefined => drawings[line];
