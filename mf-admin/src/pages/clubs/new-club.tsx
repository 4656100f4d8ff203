import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { clubKindNames, makeClub } from '@sendahead/shared-contracts/console/new-club-calls';
import { listCountries } from '@sendahead/shared-contracts/geo/lookup-calls';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { BrandChecks } from '../../console/brand-checks.tsx';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { clubKinds, clubPlaceFields, clubsTexts } from '../../copy/clubs.ts';
import { fieldProblems, fieldProblemsOf } from '../../copy/field-problems.ts';
import { newClubTexts as texts } from '../../copy/new-club.ts';

const required = ['name', 'phone', 'address_1', 'city', 'zip'] as const;
const blank = {
  name: '',
  kind: 'golf' as (typeof clubKindNames)[number],
  brands: [] as string[],
  phone: '',
  address_1: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
};

/** Adds a club with its place and brands, then opens its page for the remaining fields. */
export function NewClub({ onClose }: { onClose: () => void }) {
  const [, go] = useLocation();
  const api = useApi();
  const { isPending, error, mutate, reset } = useMutation(mutationOf(api, makeClub, listClubs));
  const countries = useQuery(queryOf(api, listCountries, { query: {} }));
  const [typed, setTyped] = useState(blank);
  const [tried, setTried] = useState(false);
  // The club of the previous press: pressing again confirms it.
  const [warned, setWarned] = useState('');
  const problems = { ...fieldProblemsOf(error), ...(tried ? problemsOf(typed) : {}) };
  const set = (more: Partial<typeof blank>): void => setTyped({ ...typed, ...more });
  const submit = (): void => {
    setTried(true);
    if (Object.keys(problemsOf(typed)).length > 0) return;
    const as_second = likeIt(error) && warned === whatOf(typed);
    setWarned(whatOf(typed));
    mutate(
      { body: { fields: typed, ...(as_second ? { as_second } : {}) } },
      { onSuccess: ({ id }) => go(`/clubs/${id}`) },
    );
  };
  return (
    <FormDialog
      title={texts.make}
      act={actTexts.create}
      busyAct={texts.making}
      busy={isPending}
      failure={
        likeIt(error)
          ? texts.likeIt(typed.name, typed.city)
          : error && Object.keys(fieldProblemsOf(error)).length === 0
            ? texts.notMade
            : null
      }
      onClose={onClose}
      onEdit={reset}
      onSubmit={submit}
    >
      <SelectField
        label={clubsTexts.kind}
        options={clubKindNames.map((value) => ({ value, label: clubKinds[value] ?? value }))}
        value={typed.kind}
        onChange={({ target }) => set({ kind: clubKindNames.find((one) => one === target.value) ?? 'golf' })}
      />
      {clubPlaceFields.map(({ name, label, max }) => (
        <TextField
          key={name}
          label={label}
          required={required.some((one) => one === name)}
          autoComplete="off"
          maxLength={max}
          value={typed[name]}
          error={problems[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
      <SelectField
        label={texts.country}
        options={(countries.data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={typed.country}
        onChange={({ target }) => set({ country: target.value })}
      />
      <BrandChecks
        legend={texts.brands}
        chosen={typed.brands}
        error={problems.brands}
        onChange={(brands) => set({ brands })}
      />
    </FormDialog>
  );
}

const likeIt = (error: unknown): boolean => isApiError(error) && error.code === 'club_like_it';
const whatOf = ({ name, city }: typeof blank): string => `${name.trim()} ${city.trim()}`.toLowerCase();

function problemsOf(typed: typeof blank): Record<string, string> {
  const empty = required.filter((name) => typed[name].trim() === '');
  return {
    ...Object.fromEntries(empty.map((name) => [name, fieldProblems.required ?? ''])),
    ...(typed.phone.trim() !== '' && !isPhoneText(typed.phone, typed.country)
      ? { phone: fieldProblems.wrong_phone ?? '' }
      : {}),
    ...(typed.zip.trim() !== '' && zipProblem(typed.zip.trim(), typed.country) !== null
      ? { zip: fieldProblems.no_such_zip ?? '' }
      : {}),
    // A missing state is filled in from the zip code.
    ...(typed.country === 'US' && ![0, 2].includes(typed.state.trim().length)
      ? { state: texts.stateLetters }
      : {}),
    ...(typed.brands.length === 0 ? { brands: texts.chooseBrand } : {}),
  };
}
