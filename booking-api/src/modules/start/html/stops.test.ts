import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { writeStops } from './stops.ts';

const leg = { name: 'Boston, MA to Pinehurst, NC', pickup: 'Wed, Dec 2', due: 'Mon, Dec 7' };
const stopsOf = (...statuses: ParcelStatus[]): string[] | undefined =>
  writeStops(statuses, leg)
    ?.markup.match(/<li.*?<\/li>/g)
    ?.map((stop) => stop.replace(/<[^>]*>/g, ''));

describe('the stops of a tracked leg', () => {
  it('the stops of a leg are five, with the planned days of pickup and arrival', () => {
    expect(stopsOf('label_ready')).toEqual([
      'Label ready Now',
      'With carrier Planned for Wed, Dec 2',
      'In transit Not yet',
      'Out for delivery Not yet',
      'Delivered Planned for Mon, Dec 7',
    ]);
  });

  it('the stops of a leg show the position of the bag that is furthest behind', () => {
    expect(stopsOf('delivered', 'in_transit')?.slice(1, 4)).toEqual([
      'With carrier Done',
      'In transit Now',
      'Out for delivery Not yet',
    ]);
  });

  it('the stops of a leg are all done once all bags are delivered', () => {
    expect(stopsOf('delivered', 'delivered')?.every((stop) => stop.endsWith('Done'))).toBe(true);
  });

  it('the stops of a leg are absent for a bag in trouble, being returned or canceled, or without bags', () => {
    expect(stopsOf('in_transit', 'exception')).toBeUndefined();
    expect(stopsOf('returned')).toBeUndefined();
    expect(stopsOf('cancelled')).toBeUndefined();
    expect(stopsOf()).toBeUndefined();
  });
});
