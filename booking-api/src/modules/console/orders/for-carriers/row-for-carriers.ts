import type { Row } from '../order-history.ts';

/** The kinds of entries that staff of carriers read. */
const kindsOfCarriers: ReadonlySet<Row['kind']> = new Set([
  'order',
  'label',
  'tracking',
  'mail',
  'staff',
  'note',
  'alert',
  'job',
]);

/** Acts of staff about labels, bags and days. */
const actsOfCarriers: ReadonlySet<string> = new Set([
  'staff.renewed_label',
  'staff.changed_needed_by',
  'staff.printed_labels',
  'staff.resent_labels',
  'staff.reported_missing_bag',
]);

/**
 * CO-142: an entry of an order's history for staff of carriers: nothing about money, no amount, no reason of an act and
 * no email address in place of a name. A new kind or act is not theirs until it is named here.
 */
export function rowForCarriers(row: Row): Row[] {
  const isOther = row.kind === 'staff' && row.what.startsWith('staff.') && !actsOfCarriers.has(row.what);
  if (!kindsOfCarriers.has(row.kind) || isOther) return [];
  const { at, kind, what, form } = row;
  const [leg = null, _comment, ...others] = row.parts;
  return [
    {
      at,
      kind,
      what,
      form,
      amount_cents: null,
      by: row.by?.includes('@') ? null : row.by,
      parts: form === 'act' ? [leg, null, ...others] : row.parts,
    },
  ];
}
