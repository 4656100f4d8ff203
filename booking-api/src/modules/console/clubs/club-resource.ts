import { may, mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { ClubFields } from '@sendahead/shared-contracts/console/club-calls';
import { isPhoneText } from '@sendahead/shared-contracts/validation/person';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Account } from '../../accounts/public/store.ts';
import { brandExists } from '../../catalog/public/store.ts';
import { isArchived } from '../../clubs/public/archived.ts';
import { replaceFees } from '../../clubs/public/facility-fees.ts';
import { findPlace } from '../../geo/public/store.ts';
import { setClubTerms } from '../../payments/public/clubs/club-account.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';
import { changeableFees } from './changeable-fees.ts';
import { alertClosedClub } from './closed-club-alerts.ts';
import { problemOfPlace } from './club-place.ts';
import { fieldsOf, lockClub, plainColumns } from './club-row.ts';
import { refuseNotes, writeNotes } from './narrower-notes.ts';
import { writeClubRows } from './write-clubs.ts';

/** Fields stored in the row of the club. */
const rowFields = [...plainColumns, 'closed_dates', 'brands', 'club_note', 'consumer_note'];

/**
 * RO-03: the fields of a club that a user may change: all of them, or, for club staff, the fees of their
 * club.
 */
export const changeableBy = (who: Account, clubId: number, all: readonly string[]): readonly string[] => {
  if (may(who.role, 'run_clubs')) return all;
  return mayForClub(who, 'set_club_fees', clubId) ? ['fees'] : [];
};

/** A club, managed by admins; its own staff manage its fees. */
export const clubResource: Resource = {
  kind: 'club',
  mayChange: (who, id) => changeableBy(who, Number(id), ['fees']).length > 0,
  async readLocked(trx, id) {
    const row = /^\d{1,9}$/.test(id) ? await lockClub(trx, Number(id)) : undefined;
    if (!row) return undefined;
    const archived = await isArchived(trx, row.id);
    return { ...fieldsOf(row), brands: row.brand_slugs, country: row.country, archived };
  },
  async check(trx, who, present, fields) {
    const changed = Object.keys(fields);
    const allowed = changeableBy(who, who.clubId ?? 0, changed);
    if (changed.some((name) => !allowed.includes(name))) throw refuse('not_allowed');
    if ('phone' in fields && !isPhoneText(String(fields.phone), String(present.country)))
      throw refuse('invalid', [{ path: 'fields.phone', code: 'wrong_phone' }]);
    if ('zip' in fields || 'state' in fields) await refuseWrongPlace(trx, { ...present, ...fields });
    if (fields.brands) {
      // CO-137: an archived club gets its brands back when it is brought back.
      if (present.archived) throw refuse('not_allowed');
      await refuseUnknownBrands(trx, fields.brands as string[]);
    }
    if (fields.fees) await refuseUnknownFees(trx, fields.fees as ClubFields['fees']);
    if (fields.narrower_notes) await refuseNotes(trx, fields.narrower_notes as ClubFields['narrower_notes']);
    if ('billing' in fields && fields.billing === null && present.billing !== null)
      throw refuse('invalid', [{ path: 'fields.billing', code: 'account_stays' }]);
    if ('billing_terms' in fields && (fields.billing_terms === null || !(fields.billing ?? present.billing)))
      throw refuse('invalid', [{ path: 'fields.billing_terms', code: 'account_missing' }]);
  },
  async write(trx, subject, fields) {
    const id = Number(subject);
    if (rowFields.some((name) => name in fields)) await writeClubRows(trx, [{ id, fields }]);
    if (closesDays(fields)) await alertOrdersOf(trx, id);
    if (fields.fees) await replaceFees(trx, [{ id, fees: fields.fees as ClubFields['fees'] }]);
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

/** Whether the fields include the days on which the club is closed. */
export const closesDays = (fields: Fields): boolean =>
  'closed_dates' in fields || 'closed_weekdays' in fields;

/** Creates work for orders on days on which the club is now closed. */
export async function alertOrdersOf(trx: Queries, id: number): Promise<void> {
  const row = await lockClub(trx, id);
  if (!row) return;
  const { closed_weekdays, closed_dates } = fieldsOf(row);
  await alertClosedClub(trx, id, { weekdays: new Set(closed_weekdays), dates: new Set(closed_dates) });
}

/** Throws Refusal `invalid` when a slug has no brand. */
export async function refuseUnknownBrands(trx: Queries, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs)
    if (!(await brandExists(trx, slug)))
      throw refuse('invalid', [{ path: 'fields.brands', code: 'unknown' }]);
}

/** Throws Refusal `invalid` when a club moves to a zip code that does not exist or is in another state. */
async function refuseWrongPlace(trx: Queries, { country, zip, state }: Fields): Promise<void> {
  const address = { country: String(country), state: String(state) };
  const wrong = problemOfPlace(address, await findPlace(trx, address.country, String(zip)));
  if (wrong) throw refuse('invalid', [{ path: `fields.${wrong.field}`, code: wrong.code }]);
}

async function refuseUnknownFees(trx: Queries, fees: ClubFields['fees']): Promise<void> {
  const feeIds = (await changeableFees(trx)).map(({ id }) => String(id));
  const unknown = Object.keys(fees).filter((id) => !feeIds.includes(id));
  if (unknown.length > 0)
    throw refuse(
      'invalid',
      unknown.map((id) => ({ path: `fields.fees.${id}`, code: 'unknown' })),
    );
}
