import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Config } from '../../platform/settings/config.ts';

/** The page's flags, from the same settings by which the server decides. */
export const flagsOf = ({
  prepaidBlocked,
  zipValidator,
  mobileVerification,
  clubBilling,
  collectionMethodHidden,
}: Pick<
  Config,
  'prepaidBlocked' | 'zipValidator' | 'mobileVerification' | 'clubBilling' | 'collectionMethodHidden'
>): Boot['flags'] => ({
  block_prepaid_cards: prepaidBlocked,
  ups_zip_validator: zipValidator,
  mobile_verification: mobileVerification,
  disable_club_billing: !clubBilling,
  hide_collection_method: collectionMethodHidden,
});
