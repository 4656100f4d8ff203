import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** The scene name of a brand's pages: the chosen one, or else its default. */
export const sceneOf = ({ slug, scene }: Partial<Pick<Brand, 'slug' | 'scene'>>): string =>
  scene ?? slug ?? '';
