/** Ann's sign-in data. */
export const credentials = { email: 'ann@lee.test', password: 'right-password' };

/** Ann's registration data. */
export const registration = {
  ...credentials,
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '',
  password_confirmation: credentials.password,
  terms: true,
};
