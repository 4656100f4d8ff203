import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Config } from '../../platform/config.ts';

/** What the page is told to do: the same settings by which the server decides. */
export const flagsOf = ({
  prepaidBlocked,
  mobileVerification,
}: Pick<Config, 'prepaidBlocked' | 'mobileVerification'>): Boot['flags'] => ({
  block_prepaid_cards: prepaidBlocked,
  ups_zip_validator: false,
  mobile_verification: mobileVerification,
  disable_club_billing: false,
});
