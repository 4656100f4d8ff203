import type { MultiLineString, MultiPolygon } from 'geojson';
import packed from './outlines.json' with { type: 'json' };

/** The outlines are kept as steps of a twentieth of a degree. */
function unpack(steps: readonly number[]): [number, number][] {
  let [x, y] = [0, 0];
  const line: [number, number][] = [];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    line.push([x / 20, y / 20]);
  }
  return line;
}

const polygons = (rings: readonly number[][]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [unpack(ring)]),
});

/** The United States. */
export const nation = polygons(packed.nation);
/** All other land, coarsely, without Antarctica. */
export const restOfWorld = polygons(packed.rest);
/** The borders between states. */
export const borders: MultiLineString = { type: 'MultiLineString', coordinates: packed.borders.map(unpack) };
