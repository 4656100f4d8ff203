import { allCountries } from 'country-region-data';
import type pg from 'pg';
import { upsert } from '../write-rows.ts';

const canada: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** AD-05: US territories are states of the US, and the only state of themselves. */
const territories: Record<string, string> = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
};

/** The source's value for a name without a code. */
const isCode = (code: string | undefined): code is string => Boolean(code) && code !== 'undefined';

/** States and provinces of every country; the options of AD-21. */
export async function seedRegions(client: pg.Client): Promise<void> {
  const rows = new Map<string, { country: string; code: string; name: string }>();
  for (const [code, name] of Object.entries(territories)) {
    rows.set(`${code} ${code}`, { country: code, code, name });
    rows.set(`US ${code}`, { country: 'US', code, name });
  }
  for (const [, country, regions] of allCountries) {
    if (country === 'CA' || country in territories) continue;
    for (const [name, code] of regions) {
      const row = { country, code: isCode(code) ? code : name, name };
      rows.set(`${country} ${row.code}`, row);
    }
  }
  for (const [code, name] of Object.entries(canada)) rows.set(`CA ${code}`, { country: 'CA', code, name });
  await upsert(client, 'regions', ['country', 'code'], [...rows.values()]);
}
