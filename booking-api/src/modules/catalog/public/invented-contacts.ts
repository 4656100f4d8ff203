import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { raiseAlert, resolveAlert } from '../../alerts/public/alerts.ts';

/**
 * Names that end in `.test` and numbers 555-0100 to 555-0199 belong to no one: brands have them until staff
 * enter real ones.
 */
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
 * Opens an alert for each brand whose customers would see an invented phone or email, and closes the others.
 * An alert that staff close without a change reopens.
 */
export async function reviewContacts(db: Queries): Promise<void> {
  for (const { slug } of await brandsBy(db, true)) await raiseAlert(db, 'contacts_invented', slug, {});
  await closeRealContacts(db);
}
