import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';

/** The mark of the header, a path and its end point, in a 28 by 28 box. */
const mark = ({ accent }: BrandTheme): string =>
  `<path d="M4 22Q12 4 23 9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="23" cy="9" r="4" fill="${accent}"/>`;

/** The icon of a brand as a scalable drawing. */
export const iconSvg = (theme: BrandTheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${theme.brand}"/><g transform="translate(6 5.5)">${mark(theme)}</g></svg>`;

/** The icon in a size, filled to its corners, because the platform rounds them. */
export const squareIconSvg = (theme: BrandTheme, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}"><path d="M0 0H40V40H0Z" fill="${theme.brand}"/><g transform="translate(6 5.5)">${mark(theme)}</g></svg>`;

export const shareSize = { width: 1200, height: 630 } as const;

/** The picture of a shared link for a brand without a scene: its mark on its color. */
export const plainShareSvg = (theme: BrandTheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="${shareSize.width}" height="${shareSize.height}"><path d="M0 0H1200V630H0Z" fill="${theme.brand}"/><g transform="translate(404 119) scale(14)">${mark(theme)}</g></svg>`;
