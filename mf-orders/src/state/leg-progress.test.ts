import { legProgress } from './leg-progress.ts';

describe('TC-04 a leg by its bags', () => {
  it('a leg counts delivered bags and names the worst', () => {
    const late = { status: 'in_transit', days_late: 1 } as const;
    const progress = legProgress([
      { status: 'delivered' },
      late,
      { status: 'label_ready' },
      { status: 'cancelled' },
    ]);
    expect(progress).toMatchObject({ delivered: 1, worst: late });
    expect(progress.bags).toHaveLength(3);
  });

  it('a lost bag is worse than a late one, and a bag in transit worse than a delivered one', () => {
    const lost = { status: 'exception', detail: 'lost' } as const;
    expect(legProgress([{ status: 'in_transit', days_late: 3 }, lost]).worst).toBe(lost);
    const under = { status: 'out_for_delivery' } as const;
    expect(legProgress([{ status: 'delivered', days_late: 2 }, under]).worst).toBe(under);
  });

  it('a leg is canceled when all its bags are', () => {
    expect(legProgress([{ status: 'cancelled' }])).toMatchObject({
      delivered: 0,
      worst: { status: 'cancelled' },
    });
  });
});
