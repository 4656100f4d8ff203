import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import {
  type BrandFields,
  changeBrand,
  type readBrandFields,
} from '@sendahead/shared-contracts/console/brand-calls';
import { type FormEvent, useState } from 'react';
import { SaveChanges } from '../../console/save-changes.tsx';
import { useFieldDraft } from '../../console/use-field-draft.ts';
import { usePress } from '../../console/use-press.ts';
import { fieldProblemsOf, saveFailureOf } from '../../copy/field-problems.ts';
import { Announcement } from './announcement.tsx';
import { Bags } from './bags.tsx';
import { Colours } from './colours.tsx';
import { Defaults } from './defaults.tsx';
import { Words } from './words.tsx';

/** What the parts of the form work with: the brand as it would be saved, and what is wrong with it. */
export interface BrandDraft {
  readonly fields: BrandFields;
  readonly problems: Readonly<Record<string, string>>;
  set(fields: Partial<BrandFields>): void;
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
  const edited = useFieldDraft<BrandFields>({ ...brand.fields, announcement: brand.announcement });
  const [badColour, setBadColour] = useState<string | null>(null);
  const { busy, error, send } = usePress(changeBrand);
  const draft: BrandDraft = { ...edited, problems: fieldProblemsOf(error) };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || edited.count === 0 || badColour !== null) return;
    if (await send({ params: { slug }, body: edited.body() })) onSaved();
  };
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      <Words draft={draft} />
      <Announcement draft={draft} />
      <Defaults draft={draft} carriers={brand.carriers} />
      <Bags draft={draft} lines={brand.lines} covers={brand.covers} />
      <Colours draft={draft} problem={badColour} onProblem={setBadColour} />
      <SaveChanges {...edited} onReason={edited.setReason} busy={busy} failure={saveFailureOf(error)} />
    </form>
  );
}
