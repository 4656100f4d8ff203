import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { noAnswer } from '../state/answer.ts';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';
import { answered } from '../testing/answered.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';
import { nextStep } from './next-step.ts';

const today = calendarDate('2026-11-21');
const undated = answered(
  [
    { type: 'points-known', points: bothEnds(), today, hour: 9 } as const,
    { type: 'travelers-known', travelers: golfer(bag()) } as const,
  ].reduce(reduce, initialState(golfBrand(), { date: today, hour: 9 })),
);
const planned = answered(
  reduce(undated, { type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-11-24') }),
);

describe('the next step of a trip without a date', () => {
  it('PY-01 the next step is the arrival date', () => {
    expect(nextStep(undated)).toEqual({ label: 'Bags must arrive by', fieldId: 'outbound-date' });
  });

  it('PY-01 the next step is the pickup date if the date is entered that way', () => {
    const byPickup = reduce(undated, { type: 'date-way-chosen', leg: 'outbound', way: 'pickup' });
    expect(nextStep(byPickup)).toEqual({ label: 'Pickup date', fieldId: 'outbound-date' });
  });
});

describe('the next step of a trip without a service', () => {
  it('PY-01 the next step is the services', () => {
    expect(nextStep(planned)).toEqual({ label: 'Service', fieldId: 'outbound-service' });
  });

  it("PY-01 the next step is the services' card while they load", () => {
    const waiting = { ...planned, outbound: { ...planned.outbound, services: noAnswer } };
    expect(nextStep(waiting)).toEqual({ label: 'Service', fieldId: 'service-title' });
  });
});
