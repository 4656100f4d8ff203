import type { InternationalInfoGap } from '@sendahead/shared-contracts/preferences/rules';

/** The id of a control: an error summary links to it. */
export const infoFieldId = (field: InternationalInfoGap): string => `international-${field}`;
