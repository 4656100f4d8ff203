import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  type BrandFields,
  changeBrand,
  type readBrandFields,
} from '@sendahead/shared-contracts/console/brand-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { TextField } from '@sendahead/shared-ui/field';
import { type FormEvent, useState } from 'react';
import { usePress } from '../../console/use-press.ts';
import { fieldProblems, brandTexts as texts } from '../../copy/brands.ts';
import { Bags } from './bags.tsx';
import { Colours } from './colours.tsx';
import { Defaults } from './defaults.tsx';
import { Words } from './words.tsx';

type Names = readonly (keyof BrandFields)[];

/** What the parts of the form work with: the brand as it would be saved, and what is wrong with it. */
export interface BrandDraft {
  readonly fields: BrandFields;
  readonly problems: Readonly<Record<string, string>>;
  set(fields: Partial<BrandFields>): void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const pick = (fields: BrandFields, names: Names): Partial<BrandFields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/** What the server found wrong, by the field's path below `fields`. */
const problemsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^fields\./, ''),
          fieldProblems[code] ?? fieldProblems.malformed ?? '',
        ]),
      )
    : {};

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.notSaved;
  if (error.code === 'changed_since') return texts.changedSince;
  return error.fields.length > 0 ? 'Some fields are not right; each says why.' : texts.notSaved;
}

/** Everything of a brand in one form. Only what was changed is sent, with what it was when the page was opened. */
export function BrandForm({
  slug,
  brand,
  onSaved,
}: {
  slug: string;
  brand: CallOutput<typeof readBrandFields>;
  onSaved: () => void;
}) {
  const [fields, setFields] = useState(brand.fields);
  const [reason, setReason] = useState('');
  const [badColour, setBadColour] = useState<string | null>(null);
  const { busy, error, send } = usePress(changeBrand);
  const changed = (Object.keys(fields) as (keyof BrandFields)[]).filter(
    (name) => !same(fields[name], brand.fields[name]),
  );
  const draft: BrandDraft = {
    fields,
    problems: problemsOf(error),
    set: (given) => setFields((before) => ({ ...before, ...given })),
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || changed.length === 0 || badColour !== null) return;
    const saved = await send({
      params: { slug },
      body: {
        fields: pick(fields, changed),
        expected: pick(brand.fields, changed),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      },
    });
    if (saved) onSaved();
  };
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      <Words draft={draft} />
      <Defaults draft={draft} carriers={brand.carriers} />
      <Bags draft={draft} lines={brand.lines} covers={brand.covers} />
      <Colours draft={draft} problem={badColour} onProblem={setBadColour} />
      {error ? (
        <Alert severity="danger" live>
          {sentenceOf(error)}
        </Alert>
      ) : null}
      <TextField
        label="Why"
        optional
        hint="Stands in the history beside the change."
        autoComplete="off"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button
          variant="primary"
          type="submit"
          busy={busy}
          busyLabel="Saving…"
          disabled={changed.length === 0}
        >
          {changed.length === 0
            ? texts.nothing
            : `Save ${changed.length} ${changed.length === 1 ? 'change' : 'changes'}`}
        </Button>
      </div>
    </form>
  );
}
