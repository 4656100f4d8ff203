import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { brandRoutes } from './brands/brand-routes.ts';
import { everyCartRoute } from './carts/every-cart-route.ts';
import { clubRoutes } from './clubs/club-routes.ts';
import { questionRoutes } from './clubs/question-routes.ts';
import { figuresRoute } from './figures/figures-route.ts';
import { historyRoutes } from './history/routes.ts';
import { micrositeRoutes } from './microsites/microsite-routes.ts';
import { couponRoutes } from './money/coupon-routes.ts';
import { giftCardRoutes } from './money/gift-card-routes.ts';
import { giveCreditRoute } from './money/give-credit-route.ts';
import { exportRoutes } from './orders/export-routes.ts';
import { listRoutes } from './orders/list-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { viewRoutes } from './orders/view-routes.ts';
import { rateDraftRoutes } from './rate-sheets/draft-routes.ts';
import { publishRateSheetRoutes } from './rate-sheets/publish-routes.ts';
import { publishedSheetRoutes } from './rate-sheets/published-routes.ts';
import { resources } from './resources.ts';
import { searchRoutes } from './search/routes.ts';
import { userActRoutes } from './users/user-act-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { workRoutes } from './work/work-routes.ts';

/** What the console of staff asks for, over all domains. */
export function consoleRoutes(app: FastifyInstance, context: AppContext): void {
  brandRoutes(app, context);
  everyCartRoute(app, context);
  clubRoutes(app, context);
  questionRoutes(app, context);
  micrositeRoutes(app, context);
  couponRoutes(app, context);
  giftCardRoutes(app, context);
  giveCreditRoute(app, context);
  userRoutes(app, context);
  userActRoutes(app, context);
  workRoutes(app, context);
  figuresRoute(app, context);
  publishedSheetRoutes(app, context);
  rateDraftRoutes(app, context);
  publishRateSheetRoutes(app, context);
  historyRoutes(app, context, resources);
  searchRoutes(app, context);
  listRoutes(app, context);
  exportRoutes(app, context);
  viewRoutes(app, context);
  orderRoutes(app, context);
}
