import type { Row } from '../order-history.ts';

/** Acts of staff about labels, bags and days. */
const carryingActs: ReadonlySet<string> = new Set([
  'staff.renewed_label',
  'staff.changed_needed_by',
  'staff.printed_labels',
  'staff.resent_labels',
  'staff.reported_missing_bag',
]);

/**
 * CO-142: an entry of an order's history for staff of carriers: nothing about money, no amount, no reason of an act and
 * no email address in place of a name.
 */
export function rowToCarry(row: Row): Row[] {
  const isOther = row.kind === 'staff' && row.what.startsWith('staff.') && !carryingActs.has(row.what);
  if (row.kind === 'money' || isOther) return [];
  const [leg = null, _comment, ...others] = row.parts;
  return [
    {
      ...row,
      amount_cents: null,
      by: row.by?.includes('@') ? null : row.by,
      parts: row.form === 'act' ? [leg, null, ...others] : row.parts,
    },
  ];
}
