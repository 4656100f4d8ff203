import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { makeClub } from '@sendahead/shared-contracts/console/new-club-calls';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { insertFacility, isFacilityThere, lockFacilities } from '../../clubs/public/insert-facility.ts';
import { senderNames } from '../../clubs/public/sender-names.ts';
import { originZone } from '../../geo/public/origin-zone.ts';
import { findPlace } from '../../geo/public/store.ts';
import type { Fields } from '../tables.ts';
import { clubResource, refuseUnknownBrands } from './club-resource.ts';

type NewClub = NonNullable<CallInput<typeof makeClub>['body']>['fields'];

/** Countries of which all postal codes are known. */
const hasEveryCode: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

/**
 * Makes a club with its address and brands; returns its number. Throws Refusal `invalid` for an unknown brand or zip code,
 * and for a club of that name at that zip code.
 */
export const insertClub = ({ db, clock }: AppContext, club: NewClub, actorId: string): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockFacilities(trx);
    await refuseUnknownBrands(trx, club.brands);
    const { brands, ...fields } = club;
    const place = await findPlace(trx, club.country, club.zip);
    const problems = [
      ...(place || !hasEveryCode.has(club.country) ? [] : [{ path: 'fields.zip', code: 'no_such_zip' }]),
      ...((await isFacilityThere(trx, club)) ? [{ path: 'fields.name', code: 'club_exists' }] : []),
    ];
    if (problems.length > 0) throw refuse('invalid', problems);
    const id = await insertFacility(trx, {
      ...fields,
      brand_slugs: [...brands],
      sender_name: senderNames[club.kind],
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      time_zone: await originZone(trx, club),
    });
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
