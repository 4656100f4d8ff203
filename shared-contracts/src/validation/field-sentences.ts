/** Sentences next to a field: the same on the server and in every part of the page. */
export const validPhone = 'Please enter a valid phone number';
export const validEmail = 'Please enter valid email address.';
export const validName = 'Please enter a valid name.';
export const missingEmail = 'Please enter your email';
export const missingFirstName = 'Please enter your first name';
export const missingLastName = 'Please enter your last name';
export const missingPassword = 'Please enter your password';
export const takenEmail = 'Is already taken';
export const invalidZip = 'Zip code is not valid';
export const unverifiedZip = 'Please verify zip / postal code for selected country.';
export const missingZip = 'Please enter your zip';
