export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

export const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const mixed = (one: Colour, other: Colour, part: number): Colour => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

export interface Canvas {
  readonly pixels: Uint8Array;
  fill(colourAt: (x: number, y: number) => Colour): void;
  /** A stroke with round ends through adjacent points; one point makes a disc. */
  stroke(points: readonly Point[], width: number, colour: Colour, opacity?: number): void;
}

/** The share of each pixel that is within `radius` of the nearest of the points, 0 to 1. */
function coverageOf(
  width: number,
  height: number,
  points: readonly Point[],
  radius: number,
): Map<number, number> {
  const covered = new Map<number, number>();
  const reach = Math.ceil(radius + 1);
  for (const [px, py] of points) {
    const [left, top] = [Math.max(0, Math.floor(px - reach)), Math.max(0, Math.floor(py - reach))];
    const [right, foot] = [Math.min(width - 1, px + reach), Math.min(height - 1, py + reach)];
    for (let y = top; y <= foot; y += 1)
      for (let x = left; x <= right; x += 1) {
        const part = Math.min(1, radius + 0.5 - Math.hypot(x + 0.5 - px, y + 0.5 - py));
        const at = y * width + x;
        if (part > (covered.get(at) ?? 0)) covered.set(at, part);
      }
  }
  return covered;
}

/** Pixels that discs and strokes are laid on, with smooth edges. */
export function createCanvas(width: number, height: number): Canvas {
  const pixels = new Uint8Array(width * height * 4);
  const put = (at: number, colour: Colour, part: number): void => {
    for (const channel of [0, 1, 2] as const) {
      const old = pixels[at * 4 + channel] ?? 0;
      pixels[at * 4 + channel] = Math.round(old + (colour[channel] - old) * part);
    }
    pixels[at * 4 + 3] = 255;
  };
  return {
    pixels,
    fill(colourAt) {
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) put(y * width + x, colourAt(x, y), 1);
    },
    stroke(points, strokeWidth, colour, opacity = 1) {
      for (const [at, part] of coverageOf(width, height, points, strokeWidth / 2))
        put(at, colour, part * opacity);
    },
  };
}

/** Points of a quadratic curve, close enough for a stroke. */
export function curve(from: Point, through: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from[0] + b * through[0] + c * to[0], a * from[1] + b * through[1] + c * to[1]];
  });
}
