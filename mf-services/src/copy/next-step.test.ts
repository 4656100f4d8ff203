import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { noAnswer } from '../state/answer.ts';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';
import { answered } from '../testing/answered.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';
import { nextStep } from './next-step.ts';

const today = calendarDate('2026-11-21');
const planned = answered(
  [
    { type: 'points-known', points: bothEnds(), today, hour: 9 } as const,
    { type: 'travelers-known', travelers: golfer(bag()) } as const,
  ].reduce(reduce, initialState(golfBrand(), { date: today, hour: 9 })),
);

describe('the next step of a trip without a service', () => {
  it('PY-01 leads to the services', () => {
    expect(nextStep(planned)).toEqual({ label: 'Service', fieldId: 'outbound-service' });
  });

  it('PY-01 leads to their card while they load, since there is nothing else yet', () => {
    const waiting = { ...planned, outbound: { ...planned.outbound, services: noAnswer } };
    expect(nextStep(waiting)).toEqual({ label: 'Service', fieldId: 'service-title' });
  });
});
