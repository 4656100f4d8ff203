import { testExposedModules } from '@sendahead/shared-ui/testing/exposed-modules';

describe('RL-21 the modules that this part exposes to the page', () =>
  testExposedModules(import.meta.dirname, {
    quote: () => import('./quote.tsx'),
    'ship-points': () => import('./ship-points.tsx'),
  }));
