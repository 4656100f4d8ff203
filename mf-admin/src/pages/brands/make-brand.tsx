import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands, makeBrand } from '@sendahead/shared-contracts/console/brand-calls';
import { Button, SelectField, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bearsWhite, isColor, themeOf } from '../../console/brand-colors.ts';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { brandTexts as texts } from '../../copy/brands.ts';
import { fieldProblems } from '../../copy/field-problems.ts';

type Draft = { slug: string; name: string; like: string; brand: string; accent: string };
type Problems = Partial<Record<keyof Draft, string>>;

function problemsOf({ slug, name, brand, accent }: Draft): Problems {
  return {
    ...(/^[a-z]{2,20}$/.test(slug) ? {} : { slug: texts.slugProblem }),
    ...(name.trim() === '' ? { name: fieldProblems.required } : {}),
    ...(isColor(brand) ? (bearsWhite(brand) ? {} : { brand: texts.poorContrast }) : { brand: texts.noColor }),
    ...(isColor(accent) ? {} : { accent: texts.noColor }),
  };
}

/** BR-01: creates a brand as a copy of an existing one; it stays switched off until staff open it. */
export function MakeBrand({
  brands,
  onClose,
}: {
  brands: readonly { slug: string; name: string }[];
  onClose: () => void;
}) {
  const api = useApi();
  const { isPending, error, mutate, reset } = useMutation(mutationOf(api, makeBrand, listBrands));
  const [draft, setDraft] = useState<Draft>({
    slug: '',
    name: '',
    like: brands[0]?.slug ?? '',
    brand: '#0b4f6c',
    accent: '#f2a65a',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [made, setMade] = useState<{ name: string; address: string } | null>(null);
  const field = (name: keyof Draft) => ({
    value: draft[name],
    required: true,
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const submit = (): void => {
    const newProblems = problemsOf(draft);
    setProblems(newProblems);
    if (Object.keys(newProblems).length > 0) return;
    const { slug, like, brand, accent } = draft;
    const name = draft.name.trim();
    const body = { slug, name, like, theme: themeOf(brand, accent) };
    mutate({ body }, { onSuccess: ({ address }) => setMade({ name, address }) });
  };
  if (made)
    return (
      <Modal
        open
        title={texts.made(made.name)}
        onClose={onClose}
        actions={<Button onClick={onClose}>{actTexts.close}</Button>}
      >
        <p>
          {texts.offAt(made.address)} {texts.copied}
        </p>
      </Modal>
    );
  const isTaken = isApiError(error) && error.code === 'brand_exists';
  return (
    <FormDialog
      title={texts.make}
      act={actTexts.create}
      busyAct={texts.makingIt}
      busy={isPending}
      failure={error ? (isTaken ? texts.taken : texts.notMade) : null}
      onClose={onClose}
      onEdit={reset}
      onSubmit={submit}
    >
      <TextField label={texts.name} maxLength={60} autoComplete="off" {...field('name')} />
      <TextField
        label={texts.slug}
        hint={texts.slugHint}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('slug')}
      />
      <SelectField
        label={texts.copyOf}
        options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
        {...field('like')}
      />
      <TextField label={texts.color} type="color" width="short" {...field('brand')} />
      <TextField label={texts.accent} type="color" width="short" {...field('accent')} />
    </FormDialog>
  );
}
