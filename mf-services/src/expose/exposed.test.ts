import { testExposedModules } from '@sendahead/shared-ui/testing/exposed-modules';

describe('RL-21 the modules that this part exposes to the page', () =>
  testExposedModules(import.meta.dirname, {
    cruise: () => import('./cruise.tsx'),
    itinerary: () => import('./itinerary.tsx'),
    stores: () => import('./stores.tsx'),
  }));
