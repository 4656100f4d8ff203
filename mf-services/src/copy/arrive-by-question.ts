import type { LegName } from '../state/state.ts';

/** The way to the day of arrival, which is loaded when it is taken. */
export const arriveByQuestion = (leg: LegName): string =>
  leg === 'outbound' ? 'Choose by the day of arrival' : 'Choose by the day they are back';
