/** What Ann signs in with. */
export const credentials = { email: 'ann@lee.test', password: 'right-password' };

/** What Ann registers with. */
export const registration = {
  ...credentials,
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '',
  password_confirmation: credentials.password,
  terms: true,
};
