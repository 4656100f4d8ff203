import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import {
  changeMicrosite,
  type MicrositeFields,
  readMicrositeFields,
} from '@sendahead/shared-contracts/console/microsite-calls';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { bearsWhite } from '../../console/brand-colors.ts';
import { SaveChanges } from '../../console/save-changes.tsx';
import { useApi } from '../../console/use-console.ts';
import { type FieldDraft, useFieldDraft } from '../../console/use-field-draft.ts';
import { brandTexts } from '../../copy/brands.ts';
import { fieldProblemsOf, saveFailureOf } from '../../copy/field-problems.ts';
import { Announcements } from './announcements.tsx';
import { Looks } from './looks.tsx';
import { Presets } from './presets.tsx';
import { MicrositeWords } from './words.tsx';

/** Input of the form's parts. */
export interface MicrositeDraft extends Pick<FieldDraft<MicrositeFields>, 'fields' | 'set'> {
  readonly problems: Readonly<Record<string, string>>;
}

/** A microsite in one form. Sends only changed fields, with the values they had when the page opened. */
export function MicrositeForm({
  site,
  onSaved,
}: {
  site: CallOutput<typeof readMicrositeFields>;
  onSaved: () => void;
}) {
  const edited = useFieldDraft(site.fields);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, changeMicrosite, readMicrositeFields, changeHistory),
  );
  const { brand_colour } = edited.fields;
  const poor = brand_colour !== null && !bearsWhite(brand_colour);
  const draft: MicrositeDraft = {
    ...edited,
    problems: { ...fieldProblemsOf(error), ...(poor ? { brand_colour: brandTexts.poorContrast } : {}) },
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || edited.count === 0 || poor) return;
    const params = { micrositeId: String(site.id) };
    mutate({ params, body: edited.body() }, { onSuccess: onSaved });
  };
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      <MicrositeWords draft={draft} />
      <Looks draft={draft} />
      <Presets draft={draft} />
      <Announcements draft={draft} carriers={site.carriers} />
      <SaveChanges {...edited} onReason={edited.setReason} busy={isPending} failure={saveFailureOf(error)} />
    </form>
  );
}
