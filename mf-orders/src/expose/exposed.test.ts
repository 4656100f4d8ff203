import { testExposedModules } from '@sendahead/shared-ui/testing/exposed-modules';

describe('RL-21 the modules that this part exposes to the page', () =>
  testExposedModules(import.meta.dirname, {
    order: () => import('./order.tsx'),
    orders: () => import('./orders.tsx'),
    track: () => import('./track.tsx'),
  }));
