import { may, mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { ClubFields } from '@sendahead/shared-contracts/console/club-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Account } from '../../accounts/public/store.ts';
import { brandExists } from '../../catalog/public/store.ts';
import { setClubTerms } from '../../payments/public/clubs/club-account.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';
import { changeableFees } from './changeable-fees.ts';
import { alertClosedClub } from './closed-club-alerts.ts';
import { fieldsOf, lockClub, plainColumns } from './club-row.ts';
import { refuseNotes, writeNotes } from './narrower-notes.ts';

/** RO-03: the fields of a club that somebody may change: all of them, or, for club staff, the fees of the club. */
export const changeableBy = (who: Account, clubId: number, all: readonly string[]): readonly string[] => {
  if (may(who.role, 'run_clubs')) return all;
  return mayForClub(who, 'set_club_fees', clubId) ? ['fees'] : [];
};

/** A club, run by admins; its fees by its own staff too. */
export const clubResource: Resource = {
  kind: 'club',
  mayChange: (who, id) => changeableBy(who, Number(id), ['fees']).length > 0,
  async readLocked(trx, id) {
    const row = /^\d{1,9}$/.test(id) ? await lockClub(trx, Number(id)) : undefined;
    return row && { ...fieldsOf(row), brands: row.brand_slugs };
  },
  async check(trx, who, present, fields) {
    const changed = Object.keys(fields);
    const allowed = changeableBy(who, who.clubId ?? 0, changed);
    if (changed.some((name) => !allowed.includes(name))) throw refuse('not_allowed');
    if (fields.brands) await refuseUnknownBrands(trx, fields.brands as string[]);
    if (fields.fees) await refuseUnknownFees(trx, fields.fees as ClubFields['fees']);
    if (fields.narrower_notes) await refuseNotes(trx, fields.narrower_notes as ClubFields['narrower_notes']);
    if ('billing' in fields && fields.billing === null && present.billing !== null)
      throw refuse('invalid', [{ path: 'fields.billing', code: 'account_stays' }]);
    if ('billing_terms' in fields && (fields.billing_terms === null || !(fields.billing ?? present.billing)))
      throw refuse('invalid', [{ path: 'fields.billing_terms', code: 'account_missing' }]);
  },
  async write(trx, subject, fields) {
    const id = Number(subject);
    await writeRow(trx, id, fields);
    if ('closed_dates' in fields || 'closed_weekdays' in fields) await alertOrders(trx, id);
    if (fields.fees) await writeFees(trx, id, fields.fees as ClubFields['fees']);
    if (fields.narrower_notes)
      await writeNotes(trx, id, fields.narrower_notes as ClubFields['narrower_notes']);
    if (typeof fields.hidden_for_own_club === 'boolean') {
      const row = { hidden_for_own_club: fields.hidden_for_own_club };
      await trx
        .insertInto('club_note_settings')
        .values({ club_id: id, ...row })
        .onConflict((conflict) => conflict.column('club_id').doUpdateSet(row))
        .execute();
    }
    if (fields.billing) {
      const row = fields.billing as NonNullable<ClubFields['billing']>;
      await trx
        .insertInto('club_accounts')
        .values({ club_id: id, ...row })
        .onConflict((conflict) => conflict.column('club_id').doUpdateSet(row))
        .execute();
    }
    if (fields.billing_terms)
      await setClubTerms(trx, id, fields.billing_terms as NonNullable<ClubFields['billing_terms']>);
  },
};

async function alertOrders(trx: Queries, id: number): Promise<void> {
  const row = await lockClub(trx, id);
  if (!row) return;
  const { closed_weekdays, closed_dates } = fieldsOf(row);
  await alertClosedClub(trx, id, { weekdays: new Set(closed_weekdays), dates: new Set(closed_dates) });
}

async function writeRow(trx: Queries, id: number, fields: Fields): Promise<void> {
  const set = {
    ...Object.fromEntries(plainColumns.filter((name) => name in fields).map((name) => [name, fields[name]])),
    ...('closed_dates' in fields ? { closed_dates: fields.closed_dates as string[] } : {}),
    ...('brands' in fields ? { brand_slugs: fields.brands as string[] } : {}),
    ...('club_note' in fields ? { club_note: String(fields.club_note ?? '') } : {}),
    ...('consumer_note' in fields ? { consumer_note: String(fields.consumer_note ?? '') } : {}),
    // The old position on the map is wrong now; the map does without until the club is located again.
    ...('zip' in fields ? { latitude: null, longitude: null } : {}),
  };
  if (Object.keys(set).length > 0)
    await trx.updateTable('facilities').set(set).where('id', '=', id).execute();
}

async function writeFees(trx: Queries, clubId: number, fees: ClubFields['fees']): Promise<void> {
  await trx.deleteFrom('facility_fees').where('facility_id', '=', clubId).execute();
  const rows = Object.entries(fees).map(([id, price]) => ({
    facility_id: clubId,
    fee_id: Number(id),
    price_cents: price,
    set_by: null,
  }));
  if (rows.length > 0) await trx.insertInto('facility_fees').values(rows).execute();
}

/** Throws Refusal `invalid` where one of the slugs is of no brand. */
export async function refuseUnknownBrands(trx: Queries, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs)
    if (!(await brandExists(trx, slug)))
      throw refuse('invalid', [{ path: 'fields.brands', code: 'unknown' }]);
}

async function refuseUnknownFees(trx: Queries, fees: ClubFields['fees']): Promise<void> {
  const known = (await changeableFees(trx)).map(({ id }) => String(id));
  const unknown = Object.keys(fees).filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw refuse(
      'invalid',
      unknown.map((id) => ({ path: `fields.fees.${id}`, code: 'unknown' })),
    );
}
