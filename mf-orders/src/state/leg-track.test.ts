import { legTrack, type TrackedBag } from './leg-track.ts';

const bag = (status: TrackedBag['status'], ...scans: readonly string[]): TrackedBag => ({
  status,
  events: scans.map((scanned, index) => ({ at: `2026-12-0${9 - index}T12:00:00.000Z`, status: scanned })),
});
const shown = (...bags: readonly TrackedBag[]) => legTrack(bags)?.stops.map(({ is }) => is);

describe('the stops of a leg', () => {
  it('the stops follow the bag that is furthest behind', () => {
    expect(shown(bag('delivered'), bag('in_transit'))).toEqual(['done', 'done', 'now', 'ahead', 'ahead']);
    expect(shown(bag('delivered'), bag('waiting'))).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(shown(bag('delivered'))).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  it('each stop has its first scan, if the carrier made one', () => {
    const stops = legTrack([bag('in_transit', 'in_transit', 'in_transit', 'label_ready')])?.stops ?? [];
    expect(stops.map(({ scan }) => scan?.at.slice(0, 10))).toEqual([
      '2026-12-07',
      undefined,
      '2026-12-08',
      undefined,
      undefined,
    ]);
  });

  it('the stops say whether the label is made', () => {
    expect(legTrack([bag('waiting')])?.stops[0]?.status).toBe('waiting');
    expect(legTrack([bag('picked_up')])?.stops[0]?.status).toBe('label_ready');
  });

  it('a bag in trouble remains at its last scan', () => {
    expect(shown(bag('exception', 'exception', 'picked_up'))).toEqual([
      'done',
      'now',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it('no stops are shown for a canceled leg or a bag that is returned', () => {
    expect(legTrack([bag('cancelled')])).toBeNull();
    expect(legTrack([bag('in_transit'), bag('returned')])).toBeNull();
    expect(legTrack([])).toBeNull();
  });
});
