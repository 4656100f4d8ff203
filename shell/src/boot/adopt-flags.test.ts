import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { adoptFlags } from './adopt-flags.ts';

function openPage() {
  const { flags } = guestBoot({ flags: { mobile_verification: true, ups_zip_validator: true } });
  const bus = createBus({
    report: ({ detail }) => {
      throw new Error(detail);
    },
  });
  bus.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: { id: 'crt_1', displayId: 'SA-1' },
    query: {},
  });
  const received: string[] = [];
  bus
    .bind('mf-checkout')
    .state(contextTopic)
    .subscribe(({ cart }) => void received.push(`${cart?.id} ${flags.disable_club_billing}`));
  return { flags, received, adopt: (present: object) => adoptFlags({ flags }, bus, present) };
}

describe('flags of an open page', () => {
  it('RL-06 changed flags are visible to parts, which are notified once', () => {
    const { flags, received, adopt } = openPage();
    adopt({ ups_zip_validator: true, disable_club_billing: true });
    expect(flags).toEqual({ ups_zip_validator: true, disable_club_billing: true });
    expect(received).toEqual(['crt_1 undefined', 'crt_1 true']);
  });

  it('RL-06 unchanged flags notify no part', () => {
    const { received, adopt } = openPage();
    adopt({ mobile_verification: true, ups_zip_validator: true });
    expect(received).toEqual(['crt_1 undefined']);
  });
});
