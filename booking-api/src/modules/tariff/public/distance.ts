/** A point on the globe, in degrees. */
export type Point = { latitude: number; longitude: number };

const earthRadiusMiles = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles. */
export function distanceMiles(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const rise = Math.sin((b - a) / 2) ** 2;
  const turn = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(a) * Math.cos(b) * turn)));
}
