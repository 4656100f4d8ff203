import { readConfig } from '../../../platform/settings/config.ts';
import { defaultsOf } from './defaults.ts';

describe('the defaults of flags', () => {
  it.each([
    [undefined, true],
    ['refused', true],
    ['taken', false],
  ])('ER-21 PREPAID_CARDS=%s is the value of its flag until staff set it', (PREPAID_CARDS, blocked) => {
    const config = readConfig({ DATABASE_URL: 'postgres://x@localhost/y', PREPAID_CARDS });
    expect(config.prepaidBlocked).toBe(blocked);
    expect(defaultsOf(config).block_prepaid_cards).toBe(blocked);
  });

  it.each([
    [
      'ER-03 the zip validator',
      'ZIP_VALIDATOR',
      'ups_zip_validator',
      { on: true, off: false, undefined: true },
    ],
    [
      'RO-14 no billing of clubs',
      'CLUB_BILLING',
      'disable_club_billing',
      { on: false, off: true, undefined: false },
    ],
    [
      'RO-06 the collection method at clubs',
      'COLLECTION_METHOD_HIDDEN',
      'hide_collection_method',
      { on: true, off: false, undefined: false },
    ],
    [
      'mobile verification',
      'MOBILE_VERIFICATION',
      'mobile_verification',
      { on: true, off: false, undefined: false },
    ],
  ] as const)('the flag %s follows the setting %s', (_, setting, flag, answer) => {
    for (const value of ['on', 'off', undefined] as const) {
      const config = readConfig({ DATABASE_URL: 'postgres://x@localhost/y', [setting]: value });
      expect(defaultsOf(config)[flag]).toBe(answer[`${value}`]);
    }
  });
});
