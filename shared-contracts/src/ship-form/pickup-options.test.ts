import { readPickupOptions, writePickupOptions } from './pickup-options.ts';

describe('the chosen pickup options', () => {
  it('PR-11 the chosen pickup options are per leg and type, and match the form', () => {
    const form = { outbound_pickup: '0', return_pickup: '5' };
    expect(writePickupOptions(form)).toEqual({
      pickup_service_options: { drop_off: '0' },
      return_service_options: { pickup: '5' },
    });
    expect(writePickupOptions({})).toEqual({});
    expect(readPickupOptions(form, writePickupOptions(form))).toEqual({ form });
    expect(readPickupOptions({}, writePickupOptions(form))).toEqual({ form });
    expect(readPickupOptions(form, { pickup_service_options: { pickup: '' } })).toEqual({ form });
  });

  it.each([
    ['an unknown type', { balloon: '1' }],
    ['two fees for one leg', { pickup: '1', drop_off: '0' }],
    ['a drop-off that is a pickup', { drop_off: '1' }],
    ['a pickup that is a drop-off', { pickup: '0' }],
    ['what is no fee', { pickup: 'soon' }],
    ['another fee than the form says', { pickup: '3' }],
  ])('PR-11 refuses %s', (_what, pickup_service_options) => {
    expect(readPickupOptions({ outbound_pickup: '1' }, { pickup_service_options })).toEqual({
      wrong: ['pickup_service_options'],
    });
  });
});
