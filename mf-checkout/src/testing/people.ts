import type { User } from '@sendahead/shared-contracts/accounts/schema';
import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import type { LoginAnswer } from '@sendahead/shared-contracts/accounts/sign-in-schema';

export const ann: User = {
  id: 'usr_1',
  email: 'ann@lee.test',
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '512-555-0100',
};

export const guest: SessionSlice = { role: 'guest', user: null, acceptedTerms: false, onBehalfOf: null };

export const customer = (over: Partial<SessionSlice> = {}): SessionSlice => ({
  role: 'consumer',
  user: { id: ann.id, email: ann.email, firstName: 'Ann', lastName: 'Lee', phone: ann.phone },
  acceptedTerms: true,
  onBehalfOf: null,
  ...over,
});

export const loginAnswer = (over: Partial<LoginAnswer> = {}): LoginAnswer => ({
  success: true,
  user: ann,
  user_id: ann.id,
  user_role: 'consumer',
  pro_user: false,
  email: ann.email,
  accepted_terms: true,
  message: null,
  akt: 'csrf-of-ann',
  modal: null,
  sso: false,
  redirect: null,
  errors: [],
  ...over,
});
