import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { businessFigures } from '@sendahead/shared-contracts/console/work-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';

export const brands = answering(listBrands, {
  brands: [{ slug: 'golf', name: 'Sendahead Golf', tagline: '', lines: [] }],
});
export const figures = answering(businessFigures, {
  days: [
    { day: '2026-11-22', orders: 1, revenue_cents: 10_000, begun: 4, ordered: 1 },
    { day: '2026-11-23', orders: 3, revenue_cents: 45_050, begun: 4, ordered: 3 },
  ],
  brands: [{ brand: 'golf', orders: 4, revenue_cents: 55_050, begun: 8, ordered: 4 }],
});
