import * as fc from 'fast-check';
import {
  addressFields,
  aliasOf,
  type CountryRules,
  isRequired,
  isShown,
  orderedFields,
} from './country-fields.ts';

const rules = (over: Partial<CountryRules> = {}): CountryRules => ({
  optional_fields: [],
  disabled_fields: [],
  field_alias: {},
  field_order: [],
  ...over,
});

describe('address fields of a country', () => {
  it('VL-10 never requires address 2 and company', () => {
    expect(addressFields.filter((field) => isRequired(field, undefined))).toEqual([
      'address_1',
      'zip',
      'city',
      'state',
    ]);
  });
  it('VL-09 VL-10 makes optional what a country lists as optional', () => {
    expect(isRequired('zip', rules({ optional_fields: ['zip'] }))).toBe(false);
    expect(isShown('zip', rules({ optional_fields: ['zip'] }))).toBe(true);
  });
  it('VL-11 hides and never requires what a country disables', () => {
    const hongKong = rules({ disabled_fields: ['zip'] });
    expect([isShown('zip', hongKong), isRequired('zip', hongKong)]).toEqual([false, false]);
  });
  it('EN-02 uses Ireland’s own name for the zip', () => {
    expect(aliasOf('zip', rules({ field_alias: { zip: 'Eircode' } }))).toBe('Eircode');
    expect(aliasOf('city', rules())).toBeUndefined();
  });
  it('orders the fields as the country writes them and loses none', () => {
    expect(orderedFields(rules({ field_order: ['zip', 'state', 'city', 'address_1'] })).slice(0, 4)).toEqual([
      'zip',
      'state',
      'city',
      'address_1',
    ]);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...addressFields]),
        fc.shuffledSubarray([...addressFields]),
        (order, disabled) => {
          const shown = orderedFields(rules({ field_order: order, disabled_fields: disabled }));
          expect(shown.toSorted()).toEqual(
            addressFields.filter((field) => !disabled.includes(field)).toSorted(),
          );
        },
      ),
    );
  });
});
