/** A color as its three channels. */
const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * Mixes `part` of one color with the rest of the other, both written `#0b5d3b`: for readers that cannot mix
 * colors.
 */
export function mixColors(one: string, part: number, other: string): string {
  const rest = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) =>
    Math.round(channel * part + (rest[at] ?? 0) * (1 - part)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
