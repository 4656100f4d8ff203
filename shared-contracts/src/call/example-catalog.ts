import { examples as accounts } from '../accounts/examples.ts';
import { examples as admin } from '../admin/examples.ts';
import { examples as analytics } from '../analytics/examples.ts';
import { examples as brands } from '../brands/examples.ts';
import { examples as calendar } from '../calendar/examples.ts';
import { examples as carts } from '../carts/examples.ts';
import { examples as claims } from '../claims/examples.ts';
import { examples as clubs } from '../clubs/examples.ts';
import { examples as console } from '../console/examples.ts';
import { examples as geo } from '../geo/examples.ts';
import { examples as live } from '../live/examples.ts';
import { examples as orders } from '../orders/examples.ts';
import { examples as payments } from '../payments/examples.ts';
import { examples as preferences } from '../preferences/examples.ts';
import { examples as pricing } from '../pricing/examples.ts';
import { examples as releases } from '../releases/examples.ts';
import { examples as services } from '../services/examples.ts';
import { examples as stores } from '../stores/examples.ts';
import type { Examples } from './example.ts';

/** The examples of all calls, by name. A call without one is shown with the values its schema requires. */
export const allExamples: Examples = {
  ...accounts,
  ...admin,
  ...analytics,
  ...brands,
  ...calendar,
  ...carts,
  ...claims,
  ...clubs,
  ...console,
  ...geo,
  ...live,
  ...releases,
  ...orders,
  ...payments,
  ...preferences,
  ...pricing,
  ...services,
  ...stores,
};
