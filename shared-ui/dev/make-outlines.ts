/** Writes the outlines of the route map: the United States with state borders, and the rest of the land coarsely. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Point = readonly [number, number];
type Atlas = Topology<Record<string, GeometryCollection<object>>>;
const require = createRequire(import.meta.url);
const topology = (name: string): Atlas => JSON.parse(readFileSync(require.resolve(name), 'utf8'));

function collection(from: Atlas, name: string): GeometryCollection<object> {
  const object = from.objects[name];
  if (object?.type !== 'GeometryCollection') throw new Error(`no collection ${name}`);
  return object;
}

/** Douglas-Peucker in degrees. */
function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [far, at] = [0, 0];
  line.forEach(([x, y], index) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length;
    if (away > far) [far, at] = [away, index];
  });
  if (far <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

/** Tenths of a degree, each point as its offset from the previous one. */
function pack(line: readonly Point[], tolerance: number): number[] {
  let [px, py] = [0, 0];
  return simplify(line, tolerance).flatMap(([lon, lat]) => {
    const [x, y] = [Math.round(lon * 20), Math.round(lat * 20)];
    const step = [x - px, y - py];
    [px, py] = [x, y];
    return step;
  });
}

const extent = (ring: readonly Point[]) => {
  const lats = ring.map(([, lat]) => lat);
  const lons = ring.map(([lon]) => lon);
  return (Math.max(...lats) - Math.min(...lats)) * (Math.max(...lons) - Math.min(...lons));
};
const rings = (polygons: unknown, smallest: number, tolerance: number): number[][] =>
  (polygons as Point[][][])
    .flatMap((polygon) => polygon.slice(0, 1))
    .filter((ring) => extent(ring) >= smallest)
    .map((ring) => pack(ring, tolerance))
    .filter((ring) => ring.length >= 8);

const us = topology('us-atlas/states-10m.json');
const world = topology('world-atlas/countries-110m.json');
const nation = feature(us, collection(us, 'nation')).features[0]?.geometry;
if (nation?.type !== 'MultiPolygon') throw new Error('the nation is no multipolygon');
const borders = mesh(us, collection(us, 'states'), (a, b) => a !== b);
const others = collection(world, 'countries').geometries.filter(
  (geometry) => geometry.id !== '840' && geometry.id !== '010' && geometry.type !== null,
);
const rest = merge(
  world,
  others.filter((geometry) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') as never,
);

writeFileSync(
  new URL('../src/route-map/outlines.json', import.meta.url),
  `${JSON.stringify({
    nation: rings(nation.coordinates, 0.05, 0.08),
    borders: borders.coordinates.map((line) =>
      pack(
        line.map(([lon = 0, lat = 0]) => [lon, lat] as const),
        0.08,
      ),
    ),
    rest: rings(rest.coordinates, 2, 0.25),
  })}\n`,
);
