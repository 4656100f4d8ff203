import type { LegName } from '../state/state.ts';

/** The way to the day of arrival, which is loaded when it is taken. */
export const arriveByQuestion = (leg: LegName): string =>
  leg === 'outbound' ? 'Choose by arrival date' : 'Choose by return arrival date';
