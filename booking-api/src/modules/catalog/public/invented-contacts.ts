import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { raiseAlert, resolveAlert } from '../../alerts/public/alerts.ts';

/** Names that end in `.test` and numbers 555-0100 to 555-0199 belong to nobody: brands have them until staff enter theirs. */
const invented = sql<boolean>`(words ->> 'help_email' ~* '\\.test$'
  or regexp_replace(words ->> 'help_phone', '\\D', '', 'g') ~ '55501\\d\\d$')`;

const brandsBy = (db: Queries, isInvented: boolean) =>
  db
    .selectFrom('brands')
    .select('slug')
    .where(invented, isInvented ? 'is' : 'is not', true)
    .execute();

/** Closes the alerts of brands whose phone and email are real. */
export async function closeRealContacts(db: Queries): Promise<void> {
  for (const { slug } of await brandsBy(db, false)) await resolveAlert(db, 'contacts_invented', slug);
}

/**
 * An alert for each brand whose customers would read an invented phone or email; those of the others are closed. One that
 * staff mark as done while nothing changed comes back.
 */
export async function reviewContacts(db: Queries): Promise<void> {
  for (const { slug } of await brandsBy(db, true)) await raiseAlert(db, 'contacts_invented', slug, {});
  await closeRealContacts(db);
}
