import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import { tripTypeToldEvent } from '@sendahead/shared-contracts/services/topics';
import { readLazies } from '../testing/read-lazies.ts';
import { started } from '../testing/started.ts';

beforeAll(readLazies);
it("TL-04 publishes the trip type when it changes, and again for a travelers' section that loads later", () => {
  const page = started();
  const received: string[] = [];
  page.host.page
    .bind('shell')
    .events(tripTypeToldEvent)
    .subscribe(({ tripType }) => received.push(tripType));
  page.store.dispatch({ type: 'trip-type-chosen', tripType: 'one_way' });
  page.host.page.bind('mf-travelers').publish(sectionReadyEvent, { section: 'travelers' });
  page.host.page.bind('mf-checkout').publish(sectionReadyEvent, { section: 'checkout' });
  expect(received).toEqual(['one_way', 'one_way']);
});
