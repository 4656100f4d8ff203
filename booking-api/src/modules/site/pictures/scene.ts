/** The colors of one brand in `scenes.css`; undefined for an unknown brand. */
const colorsOf = (styles: string, brand: string): string | undefined =>
  new RegExp(`\\[data-scene="${brand}"\\]\\s*\\{([^}]*)\\}`).exec(styles)?.[1]?.trim();

/** A brand's scene with its own colors, light and dark, for pages that show it as an image; undefined without one. */
export function standaloneScene(drawing: string, styles: string, brand: string): string | undefined {
  const colors = /^[a-z]+$/.test(brand) ? colorsOf(styles, brand) : undefined;
  if (drawing === '' || colors === undefined) return undefined;
  return drawing.replace(
    />/,
    `><style>svg{color-scheme:light dark;${colors.replace(/\s*\n\s*/g, '')}}</style>`,
  );
}
