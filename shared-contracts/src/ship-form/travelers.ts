import type * as z from 'zod/mini';
import { cents } from '../primitives/cents.ts';
import { labelName } from '../travelers/rules.ts';
import type { ItemLine, ItemRow, Traveler } from '../travelers/slice.ts';
import type { shipLineSchema, shipRowSchema, shipTravelerSchema } from './schema.ts';

type RowForm = z.output<typeof shipRowSchema>;
type LineForm = z.output<typeof shipLineSchema>;
type TravelerForm = z.output<typeof shipTravelerSchema>;

function writeRow(row: ItemRow): RowForm {
  return {
    product_insurance: String(row.insuranceCents),
    ...(row.size ? { size: row.size } : {}),
    ...(row.packaging ? { traveler_package_type: row.packaging } : {}),
    ...(row.contents ? { misc_info: row.contents } : {}),
    ...(row.note ? { note: row.note.comment, note_type: row.note.type } : {}),
  };
}

function readRow(form: RowForm): ItemRow {
  const insured = Number(form.product_insurance ?? '0');
  return {
    size: form.size ?? '',
    insuranceCents: cents(Number.isSafeInteger(insured) && insured >= 0 ? insured : 0),
    packaging: form.traveler_package_type ?? '',
    contents: form.misc_info ?? '',
    note: form.note === undefined ? null : { comment: form.note, type: form.note_type ?? 'both' },
  };
}

const writeLine = ({ rows }: ItemLine): LineForm =>
  ({
    product_count: String(rows.length),
    ...Object.fromEntries(rows.map((row, index) => [String(index), writeRow(row)])),
  }) as LineForm;

const readLine = (line: string, form: LineForm): ItemLine => ({
  line,
  rows: Object.entries(form)
    .filter((entry): entry is [string, RowForm] => /^\d+$/.test(entry[0]) && typeof entry[1] === 'object')
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, row]) => readRow(row)),
});

export function writeTraveler(traveler: Traveler): TravelerForm {
  const named = Object.entries({
    t_name: labelName(traveler),
    t_first_name: traveler.firstName,
    t_last_name: traveler.lastName,
    t_email: traveler.email,
    t_phone: traveler.phone,
    t_upcoming_grade: traveler.grade,
  }).filter(([, value]) => value !== '');
  return {
    t_round_trip: String(traveler.roundTrip),
    ...Object.fromEntries(named),
    ...Object.fromEntries(traveler.lines.map((line) => [line.line, writeLine(line)])),
  } as TravelerForm;
}

export function readTraveler(id: string, form: TravelerForm): Traveler {
  const lines = Object.entries(form).filter(
    (entry): entry is [string, LineForm] => typeof entry[1] === 'object' && entry[1] !== null,
  );
  return {
    id,
    firstName: form.t_first_name ?? '',
    lastName: form.t_last_name ?? '',
    email: form.t_email ?? '',
    phone: form.t_phone ?? '',
    grade: form.t_upcoming_grade ?? '',
    roundTrip: form.t_round_trip !== 'false',
    lines: lines.map(([line, value]) => readLine(line, value)),
  };
}
