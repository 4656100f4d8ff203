import { testExposedModules } from '@sendahead/shared-ui/testing/exposed-modules';

describe('RL-21 the modules that this part exposes to the page', () =>
  testExposedModules(import.meta.dirname, {
    account: () => import('./account.tsx'),
    doors: () => import('./doors.tsx'),
    'next-step': () => import('./next-step.tsx'),
    pay: () => import('./pay.tsx'),
    payment: () => import('./payment.tsx'),
    receipt: () => import('./receipt.tsx'),
    share: () => import('./share.tsx'),
    shares: () => import('./shares.tsx'),
    summary: () => import('./summary.tsx'),
  }));
