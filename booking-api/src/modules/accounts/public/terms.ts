/** The terms that hold now; an account that accepted others is asked again. */
export const termsVersion = '2026-11';
