import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { makeMicrosite } from '@sendahead/shared-contracts/console/microsite-calls';
import { Alert, Button, SelectField, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { usePress } from '../../console/use-press.ts';
import { actTexts } from '../../copy/acts.ts';
import { fieldProblems } from '../../copy/field-problems.ts';
import { micrositeTexts as texts } from '../../copy/microsites.ts';

/** OPEN-45: a further microsite of a brand; its own page is opened then, where all of it is filled in. */
export function MakeMicrosite({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [, go] = useLocation();
  const { busy, error, send } = usePress(makeMicrosite);
  const [name, setName] = useState('');
  const brands = useAsked(listBrands, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const brand = chosen ?? brands.value?.brands[0]?.slug;
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || name.trim() === '' || brand === undefined) return;
    const made = await send({ body: { brand, name: name.trim() } });
    if (made) go(`/microsites/${made.id}`);
  };
  return (
    <Modal
      open
      title={texts.make}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={texts.makingIt}>
            {actTexts.makeIt}
          </Button>
        </>
      }
    >
      <form id={id} className="console__page" noValidate onSubmit={submit}>
        {error ? (
          <Alert severity="danger" live>
            {texts.notMade}
          </Alert>
        ) : null}
        <TextField
          label={texts.name}
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          error={tried && name.trim() === '' ? fieldProblems.required : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <AskedPart asked={brands} label={texts.loadingBrands}>
          {({ brands: all }) => (
            <SelectField
              label={texts.brand}
              options={all.map(({ slug, name: label }) => ({ value: slug, label }))}
              value={brand}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </AskedPart>
      </form>
    </Modal>
  );
}
