import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { clubKindNames, makeClub } from '@sendahead/shared-contracts/console/new-club-calls';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { originZone } from '../../geo/public/origin-zone.ts';
import { findPlace, type Place } from '../../geo/public/store.ts';
import type { Fields } from '../tables.ts';
import { clubResource, refuseUnknownBrands } from './club-resource.ts';

type NewClub = NonNullable<CallInput<typeof makeClub>['body']>['fields'];

/** Who sends bags from a place of a kind, as its labels say. */
const senders: Readonly<Record<(typeof clubKindNames)[number], string>> = {
  golf: 'Golf shop',
  ski: 'Ski valet',
  hotel: 'Bell desk',
  camp: 'Camp office',
  school: 'Mail room',
  port: 'Porter desk',
};

/**
 * Makes a club that has its address and brands, is open every day and has no carrier that collects; returns its number.
 * Throws Refusal `invalid` for an unknown brand or zip code, and for a club of that name at that zip code.
 */
export const insertClub = ({ db, clock }: AppContext, club: NewClub, actorId: string): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // Numbers are given in sequence; of two presses the second finds the club of the first.
    await sql`lock table facilities in share row exclusive mode`.execute(trx);
    await refuseUnknownBrands(trx, club.brands);
    const place = await findPlace(trx, club.country, club.zip);
    const problems = [
      ...(place || !hasEveryCode.has(club.country) ? [] : [{ path: 'fields.zip', code: 'no_such_zip' }]),
      ...((await isThere(trx, club)) ? [{ path: 'fields.name', code: 'club_exists' }] : []),
    ];
    if (problems.length > 0) throw refuse('invalid', problems);
    const { brands, ...address } = club;
    const { id } = await trx
      .insertInto('facilities')
      .values({
        ...address,
        ...unset,
        id: sql<number>`(select coalesce(max(id), 0) + 1 from facilities)`,
        brand_slugs: [...brands],
        sender_name: senders[club.kind],
        icon: club.kind,
        ...(await locate(trx, club, place)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('changes')
      .values({
        at: clock.instant(),
        actor_id: actorId,
        kind: clubResource.kind,
        subject: String(id),
        before: sql<Fields>`'{}'::jsonb`,
        after: sql<Fields>`${JSON.stringify(club)}::jsonb`,
        reason: '',
        undoes: null,
      })
      .execute();
    return id;
  });

/** Countries of which all postal codes are known. */
const hasEveryCode: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** What the page of the club sets afterwards. */
const unset = {
  preferred: false,
  free_insurance: false,
  opening_hours: '',
  closed_weekdays: [],
  closed_dates: [],
  pickup_carriers: [],
  carrier_preferences: [],
  has_fedex_ground_pickup: false,
  club_sessions: sql<[]>`'[]'::jsonb`,
  club_note: '',
  consumer_note: '',
};

async function isThere(trx: DatabaseTransaction, { name, zip, country }: NewClub): Promise<boolean> {
  const found = await trx
    .selectFrom('facilities')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.trim().toLowerCase())
    .where('zip', '=', zip)
    .where('country', '=', country)
    .executeTakeFirst();
  return found !== undefined;
}

async function locate(trx: DatabaseTransaction, { country, zip, state }: NewClub, place: Place | undefined) {
  return {
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    time_zone: await originZone(trx, { country, zip, state }),
  };
}
