import { readPhone } from './phone.ts';
import type { Profile, TravelerState, TravelersState } from './state.ts';

/** RO-12: the first traveler's empty fields are filled from the profile; nothing typed is overwritten. */
function filled(traveler: TravelerState, profile: Profile): TravelerState {
  const { person, phone } = traveler;
  const nameless = person.firstName === '' && person.lastName === '';
  return {
    ...traveler,
    person: {
      ...person,
      ...(nameless ? { firstName: profile.firstName, lastName: profile.lastName } : {}),
      email: person.email || profile.email,
    },
    phone: phone.number === '' ? readPhone(profile.phone) : phone,
  };
}

export function withProfile(state: TravelersState): TravelersState {
  const { profile, travelers } = state;
  if (!profile) return state;
  return {
    ...state,
    travelers: travelers.map((traveler, index) => (index === 0 ? filled(traveler, profile) : traveler)),
  };
}
