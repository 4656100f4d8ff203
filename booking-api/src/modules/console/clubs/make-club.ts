import type { NewClubFields } from '@sendahead/shared-contracts/console/new-club-calls';
import { isPhoneText } from '@sendahead/shared-contracts/validation/person';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import {
  insertFacilities,
  isFacilityInTown,
  isFacilityThere,
  lockFacilities,
  type NewFacility,
} from '../../clubs/public/insert-facility.ts';
import { senderNames } from '../../clubs/public/sender-names.ts';
import { originZone } from '../../geo/public/origin-zone.ts';
import { findPlace, type PostalPlace } from '../../geo/public/store.ts';
import type { Fields } from '../tables.ts';
import { problemOfPlace } from './club-place.ts';
import { clubResource, refuseUnknownBrands } from './club-resource.ts';

/** A new club, with its place if known. */
export const newFacility = async (
  trx: Queries,
  { brands, ...club }: NewClubFields,
  place: PostalPlace | undefined,
): Promise<NewFacility> => ({
  ...club,
  brand_slugs: [...brands],
  sender_name: senderNames[club.kind],
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  time_zone: place?.timeZone ?? (await originZone(trx, club)),
});

/**
 * Makes a club with its address and brands; returns its number. Throws Refusal `invalid` for an unknown brand
 * or zip code, and for a club of that name at that zip code; `club_like_it` for one of that name in that
 * town, unless the caller confirms a different club.
 */
export const insertClub = (
  { db, clock }: AppContext,
  club: NewClubFields,
  { actorId, asSecond }: { actorId: string; asSecond: boolean },
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockFacilities(trx);
    await refuseUnknownBrands(trx, club.brands);
    const { brands, ...fields } = club;
    const place = await findPlace(trx, club.country, club.zip);
    // A missing state is filled in from the zip code.
    fields.state ||= place?.state ?? '';
    const wrong = problemOfPlace(fields, place);
    const problems = [
      ...(isPhoneText(club.phone, club.country) ? [] : [{ path: 'fields.phone', code: 'wrong_phone' }]),
      ...(wrong ? [{ path: `fields.${wrong.field}`, code: wrong.code }] : []),
      ...((await isFacilityThere(trx, club)) ? [{ path: 'fields.name', code: 'club_exists' }] : []),
    ];
    if (problems.length > 0) throw refuse('invalid', problems);
    if (!asSecond && (await isFacilityInTown(trx, club))) throw new Refusal(409, 'club_like_it');
    const [id = 0] = await insertFacilities(trx, [await newFacility(trx, { ...fields, brands }, place)]);
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
