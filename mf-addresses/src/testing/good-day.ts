import { checkClubInfo } from '@sendahead/shared-contracts/clubs/calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubInfo, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import {
  autocomplete,
  stateOptions,
  validateShipPoints,
  zipInfo,
} from '@sendahead/shared-contracts/geo/calls';

/** The server of a good day; what a test passes comes first. */
export const goodDay: readonly FakeAnswer[] = [
  answering(autocomplete, { items: [clubSuggestion()] }),
  answering(checkClubInfo, clubInfo()),
  answering(zipInfo, austinZip()),
  answering(stateOptions, {
    country: 'US',
    options: [
      { code: 'FL', name: 'Florida' },
      { code: 'TX', name: 'Texas' },
    ],
  }),
  answering(validateShipPoints, {
    valid: true,
    origination_candidates: [],
    destination_candidates: [],
    microsite_carrier_warning: null,
  }),
];
