import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type Provider = Selectable<Tables['identity_providers']>;

const ofBrand = (db: Queries, brand: string) =>
  db
    .selectFrom('identity_providers')
    .selectAll()
    .where('enabled', '=', true)
    .where((where) => where.or([where('brand_slug', 'is', null), where('brand_slug', '=', brand)]));

/** A provider that signs users in at a brand. */
export const findProvider = (db: Queries, id: string, brand: string): Promise<Provider | undefined> =>
  ofBrand(db, brand).where('id', '=', id).executeTakeFirst();

export const listSocial = (db: Queries, brand: string): Promise<Provider[]> =>
  ofBrand(db, brand).where('kind', '=', 'social').orderBy('label').execute();

/** Single sign-on of an email domain; the brand's own comes before that of every brand. */
export async function findSsoOf(db: Queries, email: string, brand: string): Promise<Provider | undefined> {
  const domain = domainOf(email);
  const found = await ofBrand(db, brand).where('kind', '=', 'sso').orderBy('brand_slug').execute();
  return found.find((provider) => isOfDomain(provider, domain));
}

/** Staff typed the domains, so their case varies. */
export const isOfDomain = ({ mail_domains }: Pick<Provider, 'mail_domains'>, domain: string): boolean =>
  mail_domains.some((one) => one.toLowerCase() === domain);

export const domainOf = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? '';
