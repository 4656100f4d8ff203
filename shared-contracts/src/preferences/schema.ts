import * as z from 'zod/mini';
import { lateBagsSchema } from '../orders/schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wholeNumber, wireFlag, wireText } from '../primitives/wire-text.ts';

const questionFields = {
  id: z.string(),
  question: z.string(),
  type: z.enum(['logical', 'text', 'date']),
  index: z.int(),
  required: z.boolean(),
  max_length: z.int(),
};
/** EN-29: branches are one level deep, as the page shows them. */
export const branchQuestionSchema = z.object(questionFields);
export const questionSchema = z.object({
  ...questionFields,
  yes_questions: z.array(branchQuestionSchema),
  no_questions: z.array(branchQuestionSchema),
});

export const questionSetsSchema = z.object({
  club: z.object({
    id: z.int(),
    questionnaire_require_all_questions: z.boolean(),
    club_preference_header: z.string(),
    club_preference_subheader: z.string(),
    /** QN-08: each traveler answers separately; absent from older servers, meaning false. */
    per_traveler: z.optional(z.boolean()),
    /** QN-07: the current day in the club's time zone; no earlier date is accepted. */
    today: z.optional(calendarDateSchema),
  }),
  question_set: z.array(questionSchema),
});

/** EN-30 */
const entry = {
  question: wireText(255),
  answer: wireText(255),
  type: z.enum(['logical', 'text', 'date', 'other']),
};
const answerOf = <Entry extends z.ZodMiniType>(one: Entry) =>
  z.strictObject({
    cart_id: identifier,
    club_preferences_answer: z.strictObject({
      club_id: wholeNumber,
      /** The cart id again; a different id is refused. */
      cart_id: z.optional(identifier),
      is_outbound: wireFlag,
      answers: z.array(one).check(z.maxLength(200)),
    }),
  });
export const golfAnswerSchema = answerOf(z.strictObject(entry));
export const campsAnswerSchema = answerOf(z.strictObject({ ...entry, traveler_id: wireText(3) }));

/** QN-10: the stored days of the traveler; null when nothing was saved. */
export const savedInternationalInfoSchema = z.nullable(
  z.object({ date_of_arrival: calendarDateSchema, date_of_departure: z.nullable(calendarDateSchema) }),
);

/** QN-09: the answers, by club and leg. */
export const clubAnswersSchema = z.object({
  answers: z.array(
    z.object({
      club_id: z.int(),
      club_name: z.string(),
      is_outbound: z.boolean(),
      answers: z.array(
        z.object({
          question: z.string(),
          answer: z.string(),
          type: z.string(),
          traveler_id: z.optional(z.string()),
          /** The traveler's name; only with an order, and for camps, which ask every camper. */
          traveler: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

export const orderPreferencesSchema = z.extend(clubAnswersSchema, {
  international_info: savedInternationalInfoSchema,
  /** TR-29: the outbound bags arrive after their traveler, by the days above or others; absent while in time. */
  late_for: z.optional(lateBagsSchema),
});

/** EN-28 */
export const internationalInfoSchema = z.strictObject({
  cart_id: identifier,
  date_of_arrival: calendarDateSchema,
  date_of_departure: z.optional(calendarDateSchema),
  /** Without consent nothing is saved. */
  terms: z.pipe(wireFlag, z.literal(true)),
});
