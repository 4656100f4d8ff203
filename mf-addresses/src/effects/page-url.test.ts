import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { pass, started } from '../testing/started.ts';
import { destination, type StartedPart } from './testing/typing.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());
const open = (page: StartedPart, query: Record<string, string>) =>
  page.host.page.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });

describe('the page address', () => {
  it('RT-04 RT-06 the page address fills in country and street immediately, zip and state 2 s later', async () => {
    const page = started();
    open(page, { d_country: 'US', d_address: '500 Congress Ave', d_zip: '78701', d_contact: 'Ann' });
    await pass(1999);
    expect(destination(page).point).toMatchObject({ address1: '500 Congress Ave', contact: 'Ann', zip: '' });
    expect(page.store.getState().awaited).toEqual(['destination']);
    await pass(1000);
    expect(destination(page).point).toMatchObject({ zip: '78701', city: 'Austin' });
    expect(page.store.getState().awaited).toEqual([]);
  });
  it('AD-32 the name and street of an unlisted hotel are kept', async () => {
    const page = started();
    open(page, { d_address: '500 Congress Ave', d_zip: '78701', d_company: 'Hampton Inn' });
    await pass(3000);
    expect(destination(page).point).toMatchObject({
      kind: 'other',
      companyName: 'Hampton Inn',
      address1: '500 Congress Ave',
      city: 'Austin',
    });
  });
  it('RT-05 OPEN-17 the place with that exact name is chosen, and other words are searched', async () => {
    const page = started();
    open(page, { shipping_from: 'pine hollow golf club', shipping_to: 'Pine Valley' });
    await pass(100);
    expect(page.store.getState().origin.point.club?.id).toBe(7);
    expect(page.store.getState().destination).toMatchObject({ term: 'Pine Valley', point: { kind: 'club' } });
  });
});
