import type { Brand, BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import { defaultTheme } from '../default-theme.ts';
import { sceneOf } from '../scene-of.ts';

/** The sender of an email: a brand's name, help and look. */
export type MailBrand = {
  slug: string;
  /** The name of the brand's scene. */
  scene: string;
  name: string;
  helpPhone: string;
  helpEmail: string;
  theme: BrandTheme;
  /** Origin of the brand's pages. */
  pages: string;
};

export const mailBrandOf = (
  {
    slug,
    name,
    help_phone,
    help_email,
    theme,
    scene,
  }: Pick<Brand, 'slug' | 'name' | 'help_phone' | 'help_email' | 'theme' | 'scene'>,
  pages: string,
): MailBrand => ({
  slug,
  scene: sceneOf({ slug, scene }),
  name,
  helpPhone: help_phone,
  helpEmail: help_email,
  theme: theme ?? defaultTheme,
  pages,
});
