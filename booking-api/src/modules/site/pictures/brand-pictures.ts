import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import { type Canvas, type Colour, colourOf, createCanvas, curve, mixed, type Point } from './canvas.ts';
import { writePng } from './png.ts';

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

/** The mark of the header, a way and where it leads, in a field of 28 by 28. */
function drawMark(canvas: Canvas, [left, top]: Point, size: number, accent: Colour): void {
  const at = (x: number, y: number): Point => [left + (x / 28) * size, top + (y / 28) * size];
  canvas.stroke(curve(at(4, 22), at(12, 4), at(23, 9), size * 2), (2.5 / 28) * size, white);
  canvas.stroke([at(23, 9)], (8 / 28) * size, accent);
}

/** The same mark as a drawing that scales. */
export const iconSvg = ({ brand, accent }: BrandTheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${brand}"/><g transform="translate(6 5.5)"><path d="M4 22Q12 4 23 9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="23" cy="9" r="4" fill="${accent}"/></g></svg>`;

/** The icon of a brand in pixels, filled to its corners: the platform that shows it rounds them. */
export function drawIcon({ brand, accent }: BrandTheme, size: number): Buffer {
  const canvas = createCanvas(size, size);
  canvas.fill(() => colourOf(brand));
  drawMark(canvas, [size * 0.15, size * 0.15], size * 0.7, colourOf(accent));
  return writePng(size, size, canvas.pixels);
}

export const shareSize = { width: 1200, height: 630 } as const;

const ring = (centre: Point, radius: number): Point[] =>
  Array.from({ length: Math.ceil(radius * 8) }, (_, index) => {
    const turn = (index / Math.ceil(radius * 8)) * 2 * Math.PI;
    return [centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)];
  });

/** What a shared link shows: the way from here to there, on the brand's colour. */
export function drawShare({ brand, accent }: BrandTheme): Buffer {
  const { width, height } = shareSize;
  const [ground, light] = [colourOf(brand), colourOf(accent)];
  const canvas = createCanvas(width, height);
  const deep = mixed(ground, black, 0.35);
  canvas.fill((x, y) => mixed(ground, deep, (x / width + y / height) / 2));
  // Lines of a globe, faint.
  for (const lift of [-140, -20, 100, 220, 340])
    canvas.stroke(curve([-40, 420 + lift], [600, 250 + lift], [1240, 420 + lift], 1600), 2, white, 0.1);
  const [from, to]: [Point, Point] = [
    [230, 440],
    [950, 240],
  ];
  canvas.stroke(curve(from, [470, 90], to, 1400), 16, white);
  canvas.stroke([from], 56, white);
  canvas.stroke([from], 28, ground);
  canvas.stroke(ring(to, 72), 6, light, 0.6);
  canvas.stroke([to], 104, light);
  return writePng(width, height, canvas.pixels);
}
