import * as calls from '@sendahead/shared-contracts/console/flag-calls';
import { type FlagDefinition, flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { findAccount } from '../../accounts/public/store.ts';
import { otherBrands } from '../../catalog/public/store.ts';
import { findFacility } from '../../clubs/public/store.ts';
import { defaultsOf } from '../../flags/public/defaults.ts';
import { readFlagRows, untouched } from '../../flags/public/store.ts';
import { lastChanges } from '../history/last-changes.ts';
import { changeFlag } from '../public/change-flag.ts';
import { flagResource } from './flag-resource.ts';

/** Staff read and set flags here; code defines them. */
export function flagRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, config } = context;
  const defaults: Readonly<Record<string, boolean>> = defaultsOf(config);

  registerCall(app, context, calls.listFlags, async () => {
    const rows = await readFlagRows(db);
    const changes = await lastChanges(db, flagResource.kind);
    const flags: calls.FlagOnConsole[] = [];
    for (const [key, definition] of Object.entries<FlagDefinition>(flagDefinitions)) {
      const row = rows.find((one) => one.key === key);
      const { key: _, revision, ...fields } = row ?? { key, ...untouched };
      flags.push({
        key,
        title: definition.title,
        says: definition.says,
        owner: definition.owner,
        variants: definition.kind === 'variants' ? [...definition.variants] : [],
        default_on: defaults[key] ?? false,
        for_everybody: definition.forEverybody ?? false,
        ends: definition.ends,
        revision,
        fields,
        ...(await namedBy(db, fields)),
        changed: changes.get(key) ?? null,
      });
    }
    const brands = (await otherBrands(db, '')).map(({ slug, name }) => ({ code: slug, name }));
    return { flags, brands };
  });

  registerCall(app, context, calls.changeFlag, async ({ params, body }, call) => {
    await changeFlag(context, { key: params.key, actor: accountOf(call), sent: body });
    return { success: true as const };
  });
}

/** The clubs and people that a flag names; deleted ones are left out. */
async function namedBy(db: Queries, fields: calls.FlagFields) {
  return {
    clubs: await clubsOf(db, fields.club_ids),
    people: await peopleOf(db, fields.people),
    except_clubs: await clubsOf(db, fields.except_club_ids),
    except_people_shown: await peopleOf(db, fields.except_people),
  };
}

async function clubsOf(db: Queries, ids: readonly number[]) {
  const clubs = await Promise.all(ids.map((id) => findFacility(db, id)));
  return clubs.flatMap((club) => (club ? [{ id: club.id, name: club.name }] : []));
}

async function peopleOf(db: Queries, ids: readonly string[]) {
  const accounts = await Promise.all(ids.map((id) => findAccount(db, id)));
  return accounts.flatMap((account) => (account ? [{ id: account.id, email: account.email }] : []));
}
