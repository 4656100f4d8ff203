import type { Brand, BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import { defaultTheme } from '../default-theme.ts';

/** Who writes an email: the name, the help and the look of a brand. */
export type MailBrand = {
  slug: string;
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
  }: Pick<Brand, 'slug' | 'name' | 'help_phone' | 'help_email' | 'theme'>,
  pages: string,
): MailBrand => ({
  slug,
  name,
  helpPhone: help_phone,
  helpEmail: help_email,
  theme: theme ?? defaultTheme,
  pages,
});
