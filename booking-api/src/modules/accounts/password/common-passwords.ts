import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * ASVS 6.2.4: some eighteen thousand passwords that are long enough and that too many people use, in small letters, as the
 * maintainers of zxcvbn collect them. The page knows the few hundred that head the list; the server knows all.
 */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
