import type { RosterReport } from '@sendahead/shared-contracts/console/group-event-schema';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { audit } from '../../accounts/public/audit.ts';
import { findBrandById, readBrand } from '../../catalog/public/store.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import { type GroupEvent, lockGroupEvent } from '../event-store.ts';
import { itemsOf } from '../group-items.ts';
import { peopleOf } from '../people-store.ts';
import { requireOpen } from '../require-event.ts';
import { keyOfPerson, type ReadRoster, type RosterPerson, readRoster } from './read-roster.ts';

type Of = { event: GroupEvent; club: FacilityRow };

/** The effect that importing a list would have on the roster of an event. */
export async function planRoster(db: Queries, { event, club }: Of, text: string): Promise<ReadRoster> {
  const slug = (await findBrandById(db, event.brand_id))?.slug ?? '';
  const brand = await readBrand(db, slug);
  const there = new Set((await peopleOf(db, event.id)).map(keyOfPerson));
  return readRoster(text, { items: brand ? itemsOf(brand, club) : [], there, defaultSize: event.size });
}

/** Adds all new people, or no one when a line is refused. Throws Refusal `group_event_closed`. */
export const importRoster = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { event, club }: Of,
  { text, actorId }: { text: string; actorId: string },
): Promise<RosterReport> =>
  db.transaction().execute(async (trx) => {
    const locked = await lockGroupEvent(trx, event.id);
    requireOpen(locked);
    const { people, ...report } = await planRoster(trx, { event: locked, club }, text);
    const refused = report.lines.some(({ outcome }) => outcome === 'refused');
    if (report.problem || refused || people.length === 0) return { ...report, imported: 0 };
    await insertPeople(trx, event.id, people);
    await audit({ db: trx, clock }, 'staff.imported_roster', {
      userId: actorId,
      subject: event.id,
      detail: { people: people.length },
    });
    return { ...report, imported: people.length };
  });

async function insertPeople(
  trx: DatabaseTransaction,
  eventId: string,
  people: readonly RosterPerson[],
): Promise<void> {
  await trx
    .insertInto('group_people')
    .values(people.map((person) => ({ ...person, id: newId('gpp'), event_id: eventId })))
    .execute();
}
