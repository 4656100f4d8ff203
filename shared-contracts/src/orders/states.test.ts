import * as fc from 'fast-check';
import { roles } from '../call/roles.ts';
import {
  allowedActs,
  endStates,
  isOver,
  moveOrder,
  orderActs,
  orderEventOf,
  orderEvents,
  orderMoves,
  orderStates,
  type ParcelStatus,
  parcelStatuses,
} from './states.ts';

const anyState = fc.constantFrom(...orderStates);
const anyEvent = fc.constantFrom(...orderEvents);
const anyStatus = fc.constantFrom<ParcelStatus>(...parcelStatuses);
const shipping = orderStates.filter((state) => state !== 'cancelled');

describe('states of an order', () => {
  it('an order is placed, labels ready, picked up, in transit, delivered', () => {
    const states: (typeof orderStates)[number][] = ['placed'];
    for (const event of ['labels_bought', 'collected', 'moving', 'delivered'] as const)
      states.push(moveOrder(states.at(-1) ?? 'cancelled', event) ?? 'cancelled');
    expect(states).toEqual(shipping);
  });

  it('an order ends as delivered or canceled, and in no other state', () => {
    const ends = orderStates.filter((state) => Object.keys(orderMoves[state]).length === 0);
    expect(ends).toEqual(['delivered', 'cancelled']);
    expect(endStates).toEqual(ends);
    expect(orderStates.filter(isOver)).toEqual(ends);
  });

  it('an order never moves back, except to wait for new labels after a change', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent, { maxLength: 30 }), (start, events) => {
        let state = start;
        for (const event of events) {
          const next = moveOrder(state, event);
          if (next === undefined) continue;
          const forward = orderStates.indexOf(next) > orderStates.indexOf(state);
          expect(forward || (event === 'change' && next === 'placed')).toBe(true);
          state = next;
        }
      }),
    );
  });

  it('an order is never canceled or changed when the carrier has a bag, after any history', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let state: (typeof orderStates)[number] = 'placed';
        let collected = false;
        for (const event of events) {
          const next = moveOrder(state, event);
          if (next === undefined) continue;
          expect(collected && (event === 'cancel' || event === 'change')).toBe(false);
          collected ||= event === 'collected' || event === 'moving' || event === 'delivered';
          state = next;
        }
      }),
    );
  });
});

describe('acts on an order', () => {
  it('canceling and changing are offered exactly where the table has a transition', () => {
    for (const state of orderStates) {
      const acts = allowedActs(state, 'consumer');
      expect(acts.includes('cancel')).toBe(moveOrder(state, 'cancel') !== undefined);
      expect(acts.includes('change')).toBe(moveOrder(state, 'change') !== undefined);
    }
  });

  it.each([
    ['placed', 'consumer', ['cancel', 'change', 'ship_again', 'add_to_calendar']],
    ['labels_ready', 'pro', [...orderActs]],
    ['picked_up', 'consumer', ['print_labels', 'ship_again', 'add_to_calendar']],
    ['in_transit', 'admin', ['print_labels', 'ship_again', 'add_to_calendar']],
    ['delivered', 'consumer', ['ship_again']],
    ['cancelled', 'admin_plus', ['ship_again']],
    ['labels_ready', 'carrier_admin', ['print_labels', 'add_to_calendar']],
    ['labels_ready', 'guest', []],
  ] as const)('an order that is %s offers its acts to %s', (state, role, acts) => {
    expect(allowedActs(state, role)).toEqual(acts);
  });

  it('no role has an act that no state has, and a guest has no act', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...roles), (state, role) => {
        const acts = allowedActs(state, role);
        expect(new Set(acts).size).toBe(acts.length);
        if (role === 'guest') expect(acts).toEqual([]);
        else for (const act of acts) expect(allowedActs(state, 'admin')).toContain(act);
      }),
    );
  });
});

describe('the state of an order by its bags', () => {
  it.each([
    [['label_ready', 'waiting'], null],
    [['picked_up', 'label_ready'], 'collected'],
    [['delivered', 'label_ready'], 'moving'],
    [['delivered', 'delivered'], 'delivered'],
    [['delivered', 'cancelled'], 'delivered'],
    [['exception'], 'moving'],
    [[], null],
  ] as const)('an order with the bags %j has the matching state', (statuses, event) => {
    expect(orderEventOf(statuses)).toBe(event);
  });

  it('an order is delivered if and only if every carried bag is', () => {
    fc.assert(
      fc.property(fc.array(anyStatus, { minLength: 1, maxLength: 8 }), (statuses) => {
        const carried = statuses.filter((status) => status !== 'cancelled');
        const all = carried.length > 0 && carried.every((status) => status === 'delivered');
        expect(orderEventOf(statuses) === 'delivered').toBe(all);
      }),
    );
  });
});
