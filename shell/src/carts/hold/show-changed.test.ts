import { changedNames } from '@sendahead/shared-contracts/ship-form/changed-names';
import { shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { showChanged } from './show-changed.ts';

const formOf = (fields: object) => shipmentFormSchema.parse(fields);
const led: string[] = [];
jest.mock('@sendahead/shared-ui', () => ({ ledTo: ({ id }: Element) => void led.push(id) }));

it('TK-28 the cards open whose entries somebody else has changed', () => {
  document.body.innerHTML =
    '<div id="ship-destination-body"></div><div id="travelers-body"></div><div id="service-body"></div>';
  const before = formOf({
    d_zip: '60601',
    traveler: { 1: { t_first_name: 'Ann', t_email: '' } },
    pickup_date: '2026-12-08',
  });
  showChanged({ ...before, d_address_1: 'Suite 500', pickup_carrier_service_level_id: '2' }, before);
  expect(led).toEqual(['ship-destination-body', 'service-body']);
});

it('TK-28 forms that differ in the order of their keys or in empty fields are the same', () => {
  const before = formOf({ o_zip: '60601', traveler: { 1: { t_first_name: 'Ann', t_email: 'a@b.test' } } });
  const now = formOf({
    traveler: { 1: { t_email: 'a@b.test', t_first_name: 'Ann' } },
    o_zip: '60601',
    o_city: '',
  });
  expect(changedNames(now, before)).toEqual([]);
});
