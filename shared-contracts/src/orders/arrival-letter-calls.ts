import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier } from '../primitives/wire-text.ts';

/** Languages of the letter to a hotel or club, each by its own name. */
export const letterLanguages = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  ja: '日本語',
} as const;
export const letterLanguageNames = [
  'en',
  'fr',
  'es',
  'de',
  'it',
  'ja',
] as const satisfies readonly (keyof typeof letterLanguages)[];
export type LetterLanguage = (typeof letterLanguageNames)[number];

/** The language of the destination; English elsewhere. */
export function languageOf(country: string): LetterLanguage {
  const spoken: Readonly<Record<string, LetterLanguage>> = {
    FR: 'fr',
    MC: 'fr',
    BE: 'fr',
    ES: 'es',
    MX: 'es',
    CR: 'es',
    DO: 'es',
    DE: 'de',
    AT: 'de',
    CH: 'de',
    IT: 'it',
    JP: 'ja',
  };
  return Object.hasOwn(spoken, country) ? (spoken[country] ?? 'en') : 'en';
}

export const arrivalLetter = defineCall({
  name: 'orders.arrival-letter',
  row: 'own',
  summary: 'A letter to the destination in its language, as PDF or JSON',
  method: 'GET',
  path: '/api/v6/orders/:orderId/arrival_letter',
  access: 'signed-in',
  rate: 'strict',
  params: z.object({ orderId: identifier }),
  /** The destination's language by default; the guest's stay, for a place that does not know it. */
  query: z
    .object({
      language: z.optional(z.enum(letterLanguageNames)),
      stay_from: z.optional(calendarDateSchema),
      stay_until: z.optional(calendarDateSchema),
    })
    .check(
      z.refine(({ stay_from: from, stay_until: until }) => !from || !until || from <= until, {
        path: ['stay_until'],
        error: 'too_early',
      }),
    ),
  alsoAs: ['application/pdf'],
  response: z.object({
    language: z.enum(letterLanguageNames),
    to: z.array(z.string()),
    title: z.string(),
    paragraphs: z.array(z.string()),
  }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});
export type ArrivalLetter = z.output<typeof arrivalLetter.response>;
