import * as z from 'zod/mini';

/** OPEN-02: the short name of a brand in hosts, tokens and data. */
export const brandSlugSchema = z.string().check(z.regex(/^[a-z]{2,20}$/, 'malformed'));
