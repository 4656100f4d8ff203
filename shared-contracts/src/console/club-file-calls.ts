import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** The largest file of clubs, in bytes, and its maximum number of lines. */
export const largestClubFile = 5 * 1024 * 1024;
export const maxClubLines = 10_000;

export const exportClubs = defineCall({
  name: 'console.export-clubs',
  row: 'CO-37',
  summary: 'The clubs of a list as CSV (RFC 4180), in the columns that are imported again',
  method: 'GET',
  path: '/api/v6/console/clubs.csv',
  alsoAs: ['text/csv'],
  access: 'run_clubs',
  query: z.object({ search: z.optional(wireText(80)), brand: z.optional(wireText(30)) }),
  response: z.string(),
});

export const clubLineOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const;

export const clubLineSchema = z.object({
  /** In spreadsheet numbering: the headings are row 1. */
  row: z.int(),
  outcome: z.enum(clubLineOutcomes),
  /** Null for a club that the line creates. */
  club_id: z.nullable(z.int()),
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Why the line is refused; a problem without a column concerns the whole line. */
  problems: z.array(z.object({ column: z.nullable(z.string()), code: z.string() })),
});
export type ClubLine = z.output<typeof clubLineSchema>;

export const clubFileProblems = [
  'empty',
  'not_utf8',
  'malformed',
  'separator',
  'columns',
  'too_many_lines',
] as const;

export const clubFileReportSchema = z.object({
  /** Why the whole file is unreadable; null when the lines give their own reasons. */
  problem: z.nullable(
    z.object({
      code: z.enum(clubFileProblems),
      row: z.nullable(z.int()),
      /** Unknown or duplicate headings. */
      columns: z.array(z.string()),
    }),
  ),
  lines: z.array(clubLineSchema),
  /** The changes that the import would write. */
  plan: z.string(),
});
export type ClubFileReport = z.output<typeof clubFileReportSchema>;

const file = {
  /** The file's name, for the history. */
  name: wireText(120),
  /** CSV in UTF-8. */
  base64: z.string().check(z.maxLength(Math.ceil(largestClubFile / 3) * 4, 'too_long')),
};

export const checkClubFile = defineCall({
  name: 'console.check-club-file',
  row: 'CO-38',
  summary: 'Previews a club import line by line: created, changed, refused',
  method: 'POST',
  path: '/api/v6/console/clubs/import/check',
  access: 'run_clubs',
  body: z.strictObject(file),
  response: clubFileReportSchema,
});

export const importClubFile = defineCall({
  name: 'console.import-club-file',
  row: 'CO-38',
  summary:
    'Imports clubs from a file, all or none, without refused lines. `plan` is from the preview; refused if clubs changed since',
  method: 'POST',
  path: '/api/v6/console/clubs/import',
  access: 'run_clubs',
  body: z.strictObject({ ...file, plan: wireText(64) }),
  response: z.object({ made: z.int(), changed: z.int() }),
  errors: { changed_since: 409 },
});
