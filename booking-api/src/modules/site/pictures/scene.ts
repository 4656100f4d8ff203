/** The colors of one scene in `scenes.css`; undefined for an unknown scene. */
const colorsOf = (styles: string, name: string): string | undefined =>
  new RegExp(`\\[data-scene="${name}"\\]\\s*\\{([^}]*)\\}`).exec(styles)?.[1]?.trim();

/** A brand's scene with its own colors, light and dark, for pages that show it as an image; undefined without one. */
export function standaloneScene(drawing: string, styles: string, name: string): string | undefined {
  const colors = /^[a-z]+$/.test(name) ? colorsOf(styles, name) : undefined;
  if (drawing === '' || colors === undefined) return undefined;
  return drawing.replace(
    />/,
    `><style>svg{color-scheme:light dark;${colors.replace(/\s*\n\s*/g, '')}}</style>`,
  );
}
