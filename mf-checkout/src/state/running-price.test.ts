import { goodLeg, oneWay } from '../testing/page-slices.ts';
import { isOutboundAlone } from './running-price.ts';

describe('the price so far', () => {
  it('PR-01 the price so far covers only the outbound leg until the return of a round trip has its service', () => {
    const back = goodLeg({ service: null });
    const roundTrip = { tripType: 'round_trip', return: back } as const;
    expect(isOutboundAlone(oneWay())).toBe(false);
    expect(isOutboundAlone(oneWay(roundTrip))).toBe(true);
    expect(isOutboundAlone(oneWay({ ...roundTrip, return: goodLeg() }))).toBe(false);
    expect(isOutboundAlone(oneWay({ ...roundTrip, outbound: back }))).toBe(false);
  });
});
