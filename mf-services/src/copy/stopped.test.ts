import type { StoppedService } from '@sendahead/shared-contracts/services/schema';
import { stoppedText } from './stopped.ts';

describe('services that are not sold', () => {
  it('CO-82 unsold services are named after the reason, such as a club that pays only for the lowest-priced one', () => {
    const stopped = [
      { carrier: 'FedEx', service_name: 'STANDARD OVERNIGHT' },
      { carrier: 'UPS', service_name: 'TWO DAY' },
    ] as StoppedService[];
    expect(stoppedText('Pine Lodge pays for the lowest-priced service that is in time.', stopped)).toMatch(
      /^Pine Lodge pays for the lowest-priced service that is in time\. Not available: FedEx .*, UPS .*\.$/,
    );
  });
});
