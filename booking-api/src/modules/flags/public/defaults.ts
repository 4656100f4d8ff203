import type { FlagKey } from '@sendahead/shared-contracts/flags/registry';
import type { Config } from '../../../platform/settings/config.ts';

/** The environment's defaults for flags, until staff have set them. */
export const defaultsOf = ({
  prepaidBlocked,
  zipValidator,
  mobileVerification,
  clubBilling,
  collectionMethodHidden,
}: Pick<
  Config,
  'prepaidBlocked' | 'zipValidator' | 'mobileVerification' | 'clubBilling' | 'collectionMethodHidden'
>) =>
  ({
    block_prepaid_cards: prepaidBlocked,
    ups_zip_validator: zipValidator,
    mobile_verification: mobileVerification,
    disable_club_billing: !clubBilling,
    hide_collection_method: collectionMethodHidden,
  }) satisfies Partial<Record<FlagKey, boolean>>;
