import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { AppContext } from '../../../platform/context.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { sceneOf } from '../../catalog/public/scene-of.ts';
import { countOnTime, promiseOf } from '../../orders/public/tracking/on-time.ts';
import type { PageHost } from '../../site/public/page-host.ts';
import { readHomeCarriers } from '../../tariff/public/carriers.ts';
import type { Facts } from '../html/sections.ts';
import { createDayCache } from './day-cache.ts';
import { questionsOf } from './questions.ts';
import { priceRoutes } from './route-prices.ts';
import { typicalRoutesOf } from './typical-routes.ts';

const quarterHour = 15 * 60_000;
/** Pages answer in milliseconds; their counts may be an hour old. */
const hour = 4 * quarterHour;

const steps = ['where', 'pickup', 'arrive'].map((name) => `steps/${name}.svg`);

/** The content of a brand's page apart from the visitor's trip, most of it cached for a while. */
export function createPageFacts(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { drawing }: Pick<PageHost, 'drawing'>,
  report: (error: unknown) => void,
) {
  const onTimes = createDayCache<Facts['onTime']>(hour);
  const routes = createDayCache<Facts['routes']>(quarterHour);

  const drawingsOf = async (brand: Brand): Promise<Facts['drawings']> => {
    const scene = sceneOf(brand);
    const landmarks = typicalRoutesOf(brand.slug).map(({ landmark }) => `landmarks/${landmark}.svg`);
    const paths = [...steps, ...landmarks, 'landmarks/palms.svg', `items/${scene}.svg`];
    const item = insideOf(await drawing(`items/${scene}.svg`));
    const drawn = [...new Set([...paths, `${scene}.svg`])].map(
      async (path) => [path, withItem(await drawing(path), item)] as const,
    );
    return Object.fromEntries(await Promise.all(drawn));
  };

  return async (brand: Brand): Promise<Facts> => {
    const now = clock.now();
    const reference = await readReference(db);
    const [promise, onTime, priced, questions, carriers, drawings] = await Promise.all([
      promiseOf(db, brand.id),
      onTimes('all', now, () => countOnTime(db, clock.instant())),
      routes(`${brand.slug} ${reference.state}`, now, () =>
        priceRoutes({ db, clock, reference, brand: brand.slug }, brand),
      ).catch((error: unknown) => {
        report(error);
        return [];
      }),
      questionsOf(db, brand),
      reference.remember(['carriers at home'], () => readHomeCarriers(db)),
      drawingsOf(brand),
    ]);
    return { brand, promise, onTime, routes: priced, questions, carriers, drawings };
  };
}

const insideOf = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** The release's drawings of the steps have a gap for the brand's item. */
const withItem = (svg: string, item: string): string =>
  svg.replace(/(<g data-place="item"[^>]*>)<\/g>/, (_, place: string) => `${place}${item}</g>`);
