import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));
const branchFields = {
  question: wireText(255).check(z.regex(/\S/, 'required')),
  type: z.enum(['logical', 'text', 'date']),
  required: z.boolean(),
  /** Maximum characters of a text answer. */
  max_length: z.int().check(z.gte(1), z.lte(255)),
};
/** The questions after a yes or a no: one level deep, as the page shows them (EN-29). */
export const branchFieldsSchema = z.strictObject(branchFields);
export const questionFieldsSchema = z.strictObject({
  ...branchFields,
  yes: z.array(branchFieldsSchema).check(z.maxLength(10)),
  no: z.array(branchFieldsSchema).check(z.maxLength(10)),
});
export type BranchFields = z.output<typeof branchFieldsSchema>;
export type QuestionFields = z.output<typeof questionFieldsSchema>;

/** QN-01 to QN-06: a club's questions for anyone who ships to or from it; an empty set has no questions. */
export const questionSetFieldsSchema = z.strictObject({
  header: wireText(120),
  subheader: wireText(255),
  require_all: z.boolean(),
  questions: z.array(questionFieldsSchema).check(z.maxLength(40)),
});
export type QuestionSetFields = z.output<typeof questionSetFieldsSchema>;

export const readQuestionSet = defineCall({
  name: 'console.question-set',
  row: 'QN-01',
  summary: 'A club’s questions, for editing',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/question_set',
  access: 'run_clubs',
  params: z.object({ clubId }),
  response: z.object({ fields: questionSetFieldsSchema }),
  errors: { no_such_thing: 404 },
});

export const changeQuestionSet = defineCall({
  name: 'console.change-question-set',
  row: 'QN-01',
  summary:
    'Changes a club’s questions for new bookings; given answers remain. `expected` is what the caller read',
  method: 'PATCH',
  path: '/api/v6/console/clubs/:clubId/question_set',
  access: 'run_clubs',
  params: z.object({ clubId }),
  body: z.strictObject({
    fields: z.partial(questionSetFieldsSchema),
    expected: z.partial(questionSetFieldsSchema),
    reason: z.optional(wireText(200)),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});
