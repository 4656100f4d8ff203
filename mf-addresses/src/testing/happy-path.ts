import { checkClubInfo } from '@sendahead/shared-contracts/clubs/calls';
import { consumerNote } from '@sendahead/shared-contracts/clubs/note-calls';
import {
  hongKong,
  ireland,
  resolvedAddress,
  unitedStates,
} from '@sendahead/shared-contracts/factories/countries';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubInfo, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import {
  autocomplete,
  stateOptions,
  validateShipPoints,
  zipInfo,
} from '@sendahead/shared-contracts/geo/calls';
import {
  addressBlocked,
  disasterNotifications,
  listCountries,
  placeDetails,
  readAddressLine,
  zipToState,
} from '@sendahead/shared-contracts/geo/lookup-calls';

/** The server on the happy path; what a test passes comes first. */
export const happyPath: readonly FakeAnswer[] = [
  answering(autocomplete, ({ params: { mode } }) => ({
    items: mode === 'facility' ? [clubSuggestion()] : [],
  })),
  answering(checkClubInfo, clubInfo()),
  answering(consumerNote, { note: null, hidden_for_own_club: false }),
  answering(listCountries, { countries: [unitedStates(), ireland(), hongKong()] }),
  answering(disasterNotifications, { notifications: [] }),
  answering(addressBlocked, { blocked: false }),
  answering(placeDetails, resolvedAddress()),
  answering(zipToState, { zip: '78701', state: 'TX' }),
  answering(zipInfo, austinZip()),
  answering(readAddressLine, { address: null }),
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
