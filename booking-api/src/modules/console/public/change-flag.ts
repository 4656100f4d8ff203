import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { changeFlag as changeFlagCall } from '@sendahead/shared-contracts/console/flag-calls';
import { type FlagDefinition, flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type Account, findByEmail } from '../../accounts/public/store.ts';
import { readBrand } from '../../catalog/public/store.ts';
import { findFacility } from '../../clubs/public/store.ts';
import { flagResource } from '../flags/flag-resource.ts';
import { changeResource } from '../history/change-resource.ts';

type Sent = CallInput<typeof changeFlagCall>['body'];

/**
 * Changes the audience of a flag, for the console and the command line. Throws Refusal `no_such_thing`,
 * `changed_since`, and `invalid` with each field that names an unknown record, or that a flag for everyone
 * cannot have.
 */
export async function changeFlag(
  context: Pick<AppContext, 'db' | 'clock'>,
  change: { key: string; actor: Account; sent: Sent },
): Promise<void> {
  const { key, actor, sent } = change;
  const definition = (flagDefinitions as Readonly<Record<string, FlagDefinition>>)[key];
  if (!definition || !flagResource.mayChange(actor, key)) throw new Refusal(404, 'no_such_thing');
  const { people: emails, except_people: exceptEmails, ...given } = sent.fields;
  const people = emails && (await accountsOf(context.db, emails));
  const excepted = exceptEmails && (await accountsOf(context.db, exceptEmails));
  const fields = {
    ...given,
    ...(people ? { people: people.flatMap((id) => id ?? []) } : {}),
    ...(excepted ? { except_people: excepted.flatMap((id) => id ?? []) } : {}),
  };
  const problems = [
    ...Object.keys(fields)
      .filter((name) => definition.forEverybody && name !== 'is_on')
      .map((name) => ({ path: `fields.${name}`, code: 'not_offered' })),
    ...(people?.includes(undefined) ? [unknownAt('people')] : []),
    ...(excepted?.includes(undefined) ? [unknownAt('except_people')] : []),
    ...(await unknownIn(context.db, fields)),
  ];
  if (problems.length > 0) throw refuse('invalid', problems);
  const expected = { revision: sent.revision };
  await changeResource(context, flagResource, {
    actor,
    subject: key,
    fields,
    expected,
    reason: sent.reason,
  });
}

/** The accounts of emails, in their order; undefined for an unknown email. */
const accountsOf = (db: Queries, emails: readonly string[]): Promise<(string | undefined)[]> =>
  Promise.all(emails.map(async (email) => (await findByEmail(db, email))?.id));

const unknownAt = (field: string) => ({ path: `fields.${field}`, code: 'unknown' });

async function unknownIn(db: Queries, fields: Sent['fields']) {
  const problems = [];
  for (const name of ['brands', 'except_brands'] as const) {
    const found = await Promise.all((fields[name] ?? []).map((slug) => readBrand(db, slug)));
    if (found.includes(undefined)) problems.push(unknownAt(name));
  }
  for (const name of ['club_ids', 'except_club_ids'] as const) {
    const found = await Promise.all((fields[name] ?? []).map((id) => findFacility(db, id)));
    if (found.includes(undefined)) problems.push(unknownAt(name));
  }
  return problems;
}
