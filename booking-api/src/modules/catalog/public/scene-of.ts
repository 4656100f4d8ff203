import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** The name of the scene that a brand's pages show: the one it chose, or else its own. */
export const sceneOf = ({ slug, scene }: Partial<Pick<Brand, 'slug' | 'scene'>>): string =>
  scene ?? slug ?? '';
