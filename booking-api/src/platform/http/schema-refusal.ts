import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { $ZodIssue } from 'zod/v4/core';
import { type Refusal, refuse } from './refusal.ts';

/** The most fields that a refusal names, so that a hostile form cannot produce a huge answer. */
const maxFields = 50;

/** The refusal of input that its schema does not accept: 400 with a code per field, never its value. */
export function refusalOf(issues: readonly $ZodIssue[], part: string): Refusal {
  const fields = issues.flatMap(fieldErrors).slice(0, maxFields);
  const unknownOnly = fields.length > 0 && fields.every((field) => field.code === 'unknown_field');
  const named =
    part === 'body' ? fields : fields.map((field) => ({ ...field, path: `${part}.${field.path}` }));
  return refuse(unknownOnly ? 'unknown_field' : 'malformed', named);
}

function fieldErrors(issue: $ZodIssue): FieldError[] {
  const path = issue.path.map(String).join('.').slice(0, 120);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [path, key.slice(0, 60)].filter(Boolean).join('.'),
      code: 'unknown_field',
    }));
  }
  if (/^[a-z][a-z_]+$/.test(issue.message)) return [{ path, code: issue.message }];
  return [{ path, code: issue.code === 'too_big' ? 'too_long' : 'malformed' }];
}
