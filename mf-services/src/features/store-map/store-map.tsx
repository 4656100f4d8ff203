import type { StoresNear } from '@sendahead/shared-contracts/stores/schema';
import { storesWords } from '../../copy/stores.ts';
import { dotsAround, mapReach } from '../../state/stores/around.ts';
import './store-map.css';

const size = 320;
const middle = size / 2;
/** The radius of the outer ring leaves room for a whole dot on it. */
const edge = middle - 24;

/** Dots by distance and bearing from the middle of the zip, north up. Decorative: the list has the same in words. */
export function StoreMap({ near }: { near: StoresNear }) {
  const reach = mapReach(near);
  const dots = dotsAround(near, reach).map(({ id, x, y }, at) => ({
    id,
    number: at + 1,
    x: Math.round(middle + x * edge),
    y: Math.round(middle + y * edge),
  }));
  return (
    <figure className="store-map">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className="store-map__ring store-map__ring--outer" cx={middle} cy={middle} r={edge} />
        <circle className="store-map__ring" cx={middle} cy={middle} r={edge / 2} />
        <path className="store-map__cross" d={`M${middle - 6} ${middle}h12M${middle} ${middle - 6}v12`} />
        <text className="store-map__word" x={middle} y={17}>
          N
        </text>
        <text className="store-map__word" x={middle} y={middle + edge / 2 + 14}>
          {`${reach / 2} mi`}
        </text>
        <text className="store-map__word" x={middle} y={size - 7}>
          {`${reach} mi`}
        </text>
        {/* The nearest last, so that it is on top. */}
        {dots.toReversed().map(({ id, number, x, y }) => (
          <g key={id}>
            <circle className="store-map__dot" cx={x} cy={y} r={12} />
            <text className="store-map__number" x={x} y={y}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{storesWords.map(near)}</figcaption>
    </figure>
  );
}
