import { storeKinds } from '@sendahead/shared-contracts/stores/schema';
import { inventStores } from './stores.ts';

describe('the demo’s stores', () => {
  const stores = inventStores();
  const valuesOf = (key: 'carrier' | 'kind' | 'state' | 'id') => new Set(stores.map((store) => store[key]));

  it('OPEN-20 there are at least 400 stores all over the US, the same in every run', () => {
    expect(stores.length).toBeGreaterThanOrEqual(400);
    expect(valuesOf('id').size).toBe(stores.length);
    expect(valuesOf('state').size).toBeGreaterThanOrEqual(51);
    expect(inventStores()).toEqual(stores);
  });

  it('OPEN-20 the stores cover every carrier and kind, and have hours for seven days', () => {
    expect([...valuesOf('carrier')].sort()).toEqual(['FEDEX', 'UPS']);
    expect([...valuesOf('kind')].sort()).toEqual([...storeKinds].sort());
    for (const { hours } of stores) expect(hours).toHaveLength(7);
  });
});
