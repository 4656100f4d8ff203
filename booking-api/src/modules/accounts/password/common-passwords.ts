import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * ASVS 6.2.4: some eighteen thousand common passwords of sufficient length, in lowercase, collected by the
 * maintainers of zxcvbn. The page checks the few hundred most common; the server checks all.
 */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
