import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { makeBrand } from '@sendahead/shared-contracts/console/brand-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { SelectField, TextField } from '@sendahead/shared-ui/field';
import { Modal } from '@sendahead/shared-ui/modal';
import { type FormEvent, useId, useState } from 'react';
import { bearsWhite, isColour, themeOf } from '../../console/brand-colours.ts';
import { usePress } from '../../console/use-press.ts';
import { brandTexts as texts } from '../../copy/brands.ts';
import { fieldProblems } from '../../copy/field-problems.ts';

type Draft = { slug: string; name: string; like: string; brand: string; accent: string };
type Problems = Partial<Record<keyof Draft, string>>;

function problemsOf({ slug, name, brand, accent }: Draft): Problems {
  return {
    ...(/^[a-z]{2,20}$/.test(slug) ? {} : { slug: 'Two to twenty small letters.' }),
    ...(name.trim() === '' ? { name: fieldProblems.required } : {}),
    ...(isColour(brand)
      ? bearsWhite(brand)
        ? {}
        : { brand: texts.poorContrast }
      : { brand: texts.noColour }),
    ...(isColour(accent) ? {} : { accent: texts.noColour }),
  };
}

/** BR-01: a further brand, as a copy of one that is there; its pages are at its own host at once. */
export function MakeBrand({
  brands,
  onClose,
  onMade,
}: {
  brands: readonly { slug: string; name: string }[];
  onClose: () => void;
  onMade: () => void;
}) {
  const id = useId();
  const { busy, error, send } = usePress(makeBrand);
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
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (busy || Object.keys(found).length > 0) return;
    const { slug, like, brand, accent } = draft;
    const name = draft.name.trim();
    const answer = await send({ body: { slug, name, like, theme: themeOf(brand, accent) } });
    if (!answer) return;
    setMade({ name, address: answer.address });
    onMade();
  };
  if (made)
    return (
      <Modal
        open
        title={`${made.name} is there`}
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <p>
          Its pages are at <a href={made.address}>{made.address}</a>. Its words, bags and defaults are those
          that it was copied from; change them on its page here.
        </p>
      </Modal>
    );
  const taken = error instanceof ApiError && error.code === 'brand_exists';
  return (
    <Modal
      open
      title="Make a brand"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel="Making it…">
            Make it
          </Button>
        </>
      }
    >
      <form id={id} className="console-make-brand" noValidate onSubmit={submit}>
        {error ? (
          <Alert severity="danger" live>
            {taken ? texts.taken : texts.notMade}
          </Alert>
        ) : null}
        <TextField label="Name" maxLength={60} autoComplete="off" {...field('name')} />
        <TextField
          label="Slug"
          hint="The word before the domain: surf, for surf.sendahead.com"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('slug')}
        />
        <SelectField
          label="Begins as a copy of"
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          {...field('like')}
        />
        <TextField label="Colour" type="color" width="short" {...field('brand')} />
        <TextField label="Accent" type="color" width="short" {...field('accent')} />
      </form>
    </Modal>
  );
}
