import type * as z from 'zod/mini';
import { isCalendarDate } from '../primitives/calendar-date.ts';
import { cents } from '../primitives/cents.ts';
import { labelName, wholeName } from '../travelers/label-name.ts';
import type { ItemLine, ItemRow, Traveler } from '../travelers/slice.ts';
import { packageKind, travelerWay, type Way } from '../travelers/ways.ts';
import type { ShipmentForm, shipLineSchema, shipRowSchema, shipTravelerSchema } from './schema.ts';

type RowForm = z.output<typeof shipRowSchema>;
type LineForm = z.output<typeof shipLineSchema>;
type TravelerForm = z.output<typeof shipTravelerSchema>;
type TravelersForm = Pick<
  ShipmentForm,
  'additional_travelers' | 'traveler' | 't_ways' | 't_stays' | 't_move_ins'
>;
type WaysForm = NonNullable<ShipmentForm['t_ways']>[string];

function writeRow(row: ItemRow): RowForm {
  return {
    product_insurance: String(row.insuranceCents),
    ...(row.size ? { size: row.size } : {}),
    ...(row.packaging ? { traveler_package_type: row.packaging } : {}),
    ...(row.contents ? { misc_info: row.contents } : {}),
    ...(row.note ? { note: row.note.comment, note_type: row.note.type } : {}),
    ...(row.way ? { way: row.way } : {}),
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
    ...(form.way ? { way: form.way } : {}),
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

/**
 * TR-06: return only; and, when a bag differs from its traveler, whether all bags of each kind travel in both
 * directions.
 */
function writeWays(traveler: Traveler): WaysForm | undefined {
  const ownWay = travelerWay(traveler);
  const differs = traveler.lines.some(({ rows }) => rows.some(({ way }) => way));
  if (!differs) return traveler.way && { way: traveler.way };
  const flag = (kind: string): string =>
    String(
      traveler.lines
        .filter(({ line }) => packageKind(line) === kind)
        .every(({ rows }) => rows.every(({ way }) => (way ?? ownWay) === 'both')),
    );
  return {
    ...(traveler.way ? { way: traveler.way } : {}),
    package: flag('package'),
    luggage: flag('luggage'),
    ski: flag('ski'),
  };
}

/**
 * Bags without their own direction follow the flag of their kind, unless another bag of that kind has its
 * own direction.
 */
function withKinds(lines: ItemLine[], ways: WaysForm, own: Way): ItemLine[] {
  const saysWay = (kind: string): boolean =>
    lines.some(({ line, rows }) => packageKind(line) === kind && rows.some(({ way }) => way));
  return lines.map((line) => {
    const kind = packageKind(line.line);
    const flag = ways[kind];
    if (flag === undefined || saysWay(kind) || (flag !== 'false') === (own === 'both')) return line;
    const way = flag === 'false' ? ('outbound' as const) : ('both' as const);
    return { ...line, rows: line.rows.map((row) => ({ ...row, way })) };
  });
}

function writeTraveler(traveler: Traveler): TravelerForm {
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

function readTraveler(id: string, form: TravelerForm, ways: WaysForm = {}): Traveler {
  const lines = Object.entries(form).filter(
    (entry): entry is [string, LineForm] => typeof entry[1] === 'object' && entry[1] !== null,
  );
  const names = { firstName: form.t_first_name ?? '', lastName: form.t_last_name ?? '' };
  const chosen = form.t_name !== undefined && wholeName(names) !== '' && form.t_name !== labelName(names);
  const way = { roundTrip: form.t_round_trip !== 'false', ...(ways.way ? { way: ways.way } : {}) };
  return {
    id,
    ...names,
    ...(chosen ? { label: form.t_name } : {}),
    email: form.t_email ?? '',
    phone: form.t_phone ?? '',
    grade: form.t_upcoming_grade ?? '',
    ...way,
    lines: withKinds(
      lines.map(([line, value]) => readLine(line, value)),
      ways,
      travelerWay(way),
    ),
  };
}

/** The travelers as form fields. */
export function writeTravelers(travelers: readonly Traveler[]): TravelersForm {
  const ways = travelers.flatMap((traveler) => {
    const written = writeWays(traveler);
    return written ? [[traveler.id, written] as const] : [];
  });
  const stays = travelers.flatMap(({ id, stay }) => (stay ? [[id, stay] as const] : []));
  const moveIns = travelers.flatMap(({ id, moveIn }) => (moveIn ? [[id, moveIn] as const] : []));
  return {
    additional_travelers: String(Math.max(0, travelers.length - 1)),
    traveler: Object.fromEntries(travelers.map((traveler) => [traveler.id, writeTraveler(traveler)])),
    ...(ways.length > 0 ? { t_ways: Object.fromEntries(ways) } : {}),
    ...(stays.length > 0 ? { t_stays: Object.fromEntries(stays) } : {}),
    ...(moveIns.length > 0 ? { t_move_ins: Object.fromEntries(moveIns) } : {}),
  };
}

/** The travelers of a form by number; null when the form has no travelers. */
export const readTravelers = ({ traveler, t_ways, t_stays, t_move_ins }: TravelersForm): Traveler[] | null =>
  traveler
    ? Object.entries(traveler)
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([id, form]) => {
          const stay = t_stays?.[id];
          const moveIn = t_move_ins?.[id];
          return {
            ...readTraveler(id, form, t_ways?.[id]),
            ...(stay ? { stay } : {}),
            // A text that is no day is dropped, so that it never reaches a label.
            ...(moveIn !== undefined && isCalendarDate(moveIn) ? { moveIn } : {}),
          };
        })
    : null;
