import { type Examples, given } from '../call/example.ts';

const person = {
  first_name: 'Robin',
  last_name: 'Rider',
  email: 'robin.rider@example.test',
  password: 'ride the lightning 9',
  password_confirmation: 'ride the lightning 9',
  terms: true,
};
const { password: _password, password_confirmation: _again, ...registeredPerson } = person;
const password = 'Sendahead-demo-1';

const passkey = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  clientExtensionResults: {},
};
const madePasskey = { ...passkey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const signedPasskey = {
  ...passkey,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

const homeAddress = {
  label: 'Home',
  company_name: '',
  contact: 'Casey Customer',
  phone: '+1 212 555 0100',
  address_1: '350 W 31st St',
  address_2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country_code: 'US',
};

export const examples: Examples = {
  'accounts.user-exists': { body: { email: 'customer@demo.test' } },
  'accounts.check-user': { query: { email: 'customer@demo.test' } },
  'accounts.register': { body: { user: person } },
  'accounts.sign-in': { body: { user: { email: 'customer@demo.test', password } } },
  'accounts.header-info': {
    query: { id: given('accounts.session', '$response.body#/user/id', 'usr_demo_customer') },
  },
  'accounts.terms-accepted': { query: { email: 'customer@demo.test' } },
  'accounts.accept-terms': { body: { terms: true } },
  'accounts.choose-mails': { params: { kind: 'labels' }, body: { on: false } },
  'accounts.change-profile': { body: { first_name: 'Casey' } },
  'accounts.save-address': { body: { ...homeAddress, club_id: null, default_origin: false } },
  'accounts.change-address': {
    params: { id: given('accounts.save-address', '$response.body#/id', 'adr_6TgWm2Vx') },
    body: { ...homeAddress, label: 'Home in New York' },
  },
  'accounts.forget-address': {
    params: { id: given('accounts.save-address', '$response.body#/id', 'adr_6TgWm2Vx') },
  },
  'accounts.choose-default-origin': {
    params: { id: given('accounts.save-address', '$response.body#/id', 'adr_6TgWm2Vx') },
    body: { default_origin: true },
  },
  'accounts.sign-out-device': { params: { id: '5f2a' }, refusal: 'device_not_found' },
  'accounts.begin-passkey': { body: {} },
  'accounts.begin-passkey-registration': { body: { user: registeredPerson } },
  'accounts.register-with-passkey': {
    body: { user: registeredPerson, credential: madePasskey },
    refusal: 'passkey_not_valid',
  },
  'accounts.add-passkey': { body: { credential: madePasskey }, refusal: 'passkey_not_valid' },
  'accounts.remove-passkey': { params: { id: 'cGFzc2tleQ' }, refusal: 'passkey_not_found' },
  'accounts.begin-passkey-sign-in': { body: {} },
  'accounts.sign-in-with-passkey': { body: { credential: signedPasskey }, refusal: 'passkey_not_valid' },
  'accounts.begin-authenticator': { body: {} },
  'accounts.keep-authenticator': { body: { code: '000000' }, refusal: 'sign_in_step_over' },
  'accounts.prove-second-factor': { body: { code: '000000' }, refusal: 'sign_in_step_over' },
  'accounts.renew-recovery-codes': { body: {}, refusal: 'second_factor_missing' },
  'accounts.remove-authenticator': { body: {}, refusal: 'second_factor_missing' },
  'accounts.change-email': { body: { email: 'casey.new@example.test', current_password: password } },
  'accounts.confirm-email-change': {
    body: { token: 'dGhpcyBpcyBub3QgYSB0b2tlbg' },
    refusal: 'link_not_valid',
  },
  'accounts.delete': { body: { current_password: 'another one 123' }, refusal: 'password_wrong' },
  'accounts.change-password': {
    body: { current_password: password, password, password_confirmation: password },
  },
  'accounts.check-holiday-terms': { query: {} },
  'accounts.accept-holiday-terms': { query: { holiday_terms: 'true' } },
  'accounts.give-phone-and-terms': { query: { phone: '+1 212 555 0100', terms: 'true' } },
  'accounts.send-phone-code': { body: { phone: '+1 212 555 0100' }, refusal: 'not_found' },
  'accounts.ask-verification': { body: {} },
  'accounts.verify-email': { body: { token: 'dGhpcyBpcyBub3QgYSB0b2tlbg' }, refusal: 'link_not_valid' },
  'accounts.reset-password': {
    body: {
      token: 'dGhpcyBpcyBub3QgYSB0b2tlbg',
      password: 'ride the lightning 9',
      password_confirmation: 'ride the lightning 9',
    },
    refusal: 'link_not_valid',
  },
  'accounts.send-sign-in-code': { body: { email: 'customer@demo.test' } },
  'accounts.sign-in-by-code': { body: { code: '000000' }, refusal: 'code_not_valid' },
  'accounts.forgot-password': { body: { email: 'customer@demo.test' } },
};
