/** The colors of one scene in `scenes.css`; undefined for an unknown scene. */
const colorsOf = (styles: string, name: string): string | undefined =>
  /^[a-z]+$/.test(name)
    ? new RegExp(`\\[data-scene="${name}"\\]\\s*\\{([^}]*)\\}`).exec(styles)?.[1]?.trim()
    : undefined;

/**
 * A brand's scene with its own colors, light and dark, for pages that show it as an image; undefined without
 * one.
 */
export function standaloneScene(drawing: string, styles: string, name: string): string | undefined {
  const colors = colorsOf(styles, name);
  if (drawing === '' || colors === undefined) return undefined;
  return drawing.replace(
    />/,
    `><style>svg{color-scheme:light dark;${colors.replace(/\s*\n\s*/g, '')}}</style>`,
  );
}

/** The crop of a scene in a picture, in units of the drawing, and its rendered width. */
export type Crop = { x: number; y: number; width: number; height: number; drawnWidth: number };

/** The item and the place around it, for emails. */
export const mailCrop: Crop = { x: 480, y: 150, width: 960, height: 400, drawnWidth: 1200 };
/** Nearly the whole scene, in the format of a shared link. */
export const shareCrop: Crop = { x: 320, y: 0, width: 1120, height: 588, drawnWidth: 1200 };

/**
 * A crop of a scene in the plain colors of one time of day, for renderers without custom properties;
 * undefined when there is no scene. Its sky begins where the crop does, so that the upper edge has the sky's
 * first color.
 */
export function sceneCrop(
  { drawing, styles, name }: { drawing: string; styles: string; name: string },
  hour: 'day' | 'night',
  { x, y, width, height, drawnWidth }: Crop,
): string | undefined {
  const colors = colorsOf(styles, name);
  if (drawing === '' || colors === undefined) return undefined;
  const plain = new Map(
    [...colors.matchAll(/(--scene-[\w-]+):\s*([^;]+);/g)].map(([, property = '', value = '']) => [
      property,
      atHour(value, hour),
    ]),
  );
  return drawing
    .replace(
      /var\((--[\w-]+),([^)]*)\)/g,
      (_all, property: string, fallback: string) => plain.get(property) ?? fallback,
    )
    .replace(/(-sky") x2="0" y2="1"/, `$1 gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y}" y2="640"`)
    .replace(
      /viewBox="[^"]*"/,
      `viewBox="${x} ${y} ${width} ${height}" width="${drawnWidth}" height="${(drawnWidth * height) / width}"`,
    );
}

const atHour = (value: string, hour: 'day' | 'night'): string =>
  /^light-dark\((?<day>[^,]+),\s*(?<night>[^,]+)\)$/.exec(value)?.groups?.[hour] ?? value;
