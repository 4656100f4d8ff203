const system = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const textFont = `"Instrument Sans", ${system}`;

/** A heading, a day or a total. `width` is that of the brand's letters, in percent. */
export const displayType = (width: number) => ({
  fontFamily: `"Bricolage Grotesque", ${textFont}`,
  fontWeight: 700,
  fontStretch: `${width}%`,
  letterSpacing: '-0.01em',
});
