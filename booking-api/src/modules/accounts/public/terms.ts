/** The current terms; an account that accepted earlier ones is asked again. */
export const termsVersion = '2026-11';
