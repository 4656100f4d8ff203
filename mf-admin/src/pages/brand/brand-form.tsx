import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type BrandFields,
  changeBrand,
  readBrandFields,
} from '@sendahead/shared-contracts/console/brand-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SaveChanges } from '../../console/save-changes.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFieldDraft } from '../../console/use-field-draft.ts';
import { fieldProblemsOf, saveFailureOf } from '../../copy/field-problems.ts';
import { Announcement } from './announcement.tsx';
import { Bags } from './bags.tsx';
import { Colors } from './colors.tsx';
import { Defaults } from './defaults.tsx';
import { Words } from './words.tsx';

/** Input of the form's parts: the brand as it would be saved, and its problems. */
export interface BrandDraft {
  readonly fields: BrandFields;
  readonly problems: Readonly<Record<string, string>>;
  set(fields: Partial<BrandFields>): void;
}

/** A brand's complete form. Sends only changed fields, with the values they had when the page opened. */
export function BrandForm({ slug, brand }: { slug: string; brand: CallOutput<typeof readBrandFields> }) {
  const edited = useFieldDraft<BrandFields>({
    ...brand.fields,
    announcement: brand.announcement,
    scene: brand.scene,
  });
  const [badColor, setBadColor] = useState<string | null>(null);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, changeBrand, readBrandFields, changeHistory),
  );
  const draft: BrandDraft = { ...edited, problems: fieldProblemsOf(error) };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || edited.count === 0 || badColor !== null) return;
    mutate({ params: { slug }, body: edited.body() });
  };
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      <Words draft={draft} />
      <Announcement draft={draft} />
      <Defaults draft={draft} carriers={brand.carriers} />
      <Bags draft={draft} lines={brand.lines} covers={brand.covers} />
      <Colors draft={draft} problem={badColor} onProblem={setBadColor} />
      <SaveChanges {...edited} onReason={edited.setReason} busy={isPending} failure={saveFailureOf(error)} />
    </form>
  );
}
