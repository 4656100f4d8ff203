const system = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const textFont = `"Instrument Sans", ${system}`;

/** Fonts of a heading, a day or a total. `width` is the brand's letter width, in percent. */
export const displayType = (width: number) => ({
  fontFamily: `"Bricolage Grotesque", ${textFont}`,
  fontWeight: 700,
  fontStretch: `${width}%`,
  letterSpacing: '-0.01em',
});
