import { allowedLegActs, legStateOf } from './states.ts';

describe('the state of a leg', () => {
  it.each([
    [['waiting', 'waiting'], 'placed'],
    [['label_ready', 'waiting'], 'placed'],
    [['label_ready', 'label_ready'], 'labels_ready'],
    [['label_ready', 'cancelled'], 'labels_ready'],
    [['picked_up', 'label_ready'], 'picked_up'],
    [['delivered', 'in_transit'], 'in_transit'],
    [['delivered', 'exception'], 'in_transit'],
    [['delivered', 'delivered'], 'delivered'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [[], 'placed'],
  ] as const)('follows from the bags %j: %s', (statuses, state) => {
    expect(legStateOf(statuses)).toBe(state);
  });

  it('the state of a leg decides which acts it allows', () => {
    expect(allowedLegActs('placed', 'consumer')).toEqual(['cancel', 'change']);
    expect(allowedLegActs('labels_ready', 'admin')).toEqual(['cancel', 'change']);
    for (const state of ['picked_up', 'in_transit', 'delivered', 'cancelled'] as const)
      expect(allowedLegActs(state, 'consumer')).toEqual([]);
    expect(allowedLegActs('placed', 'carrier_admin')).toEqual([]);
    expect(allowedLegActs('placed', 'guest')).toEqual([]);
  });
});
