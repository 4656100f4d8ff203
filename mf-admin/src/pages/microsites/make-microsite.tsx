import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { makeMicrosite } from '@sendahead/shared-contracts/console/microsite-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { FormDialog } from '../../console/form-dialog.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useBrandsInUse } from '../../console/use-brands-in-use.ts';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { fieldProblems } from '../../copy/field-problems.ts';
import { micrositeTexts as texts } from '../../copy/microsites.ts';

/** OPEN-45: adds a microsite of a brand, then opens its page for the remaining fields. */
export function MakeMicrosite({ onClose }: { onClose: () => void }) {
  const [, go] = useLocation();
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, makeMicrosite));
  const [name, setName] = useState('');
  const brands = useBrandsInUse();
  const [chosen, setChosen] = useState<string | null>(null);
  const brand = chosen ?? brands.data?.brands[0]?.slug;
  const [tried, setTried] = useState(false);
  const submit = (): void => {
    setTried(true);
    if (name.trim() === '' || brand === undefined) return;
    const body = { brand, name: name.trim() };
    mutate({ body }, { onSuccess: (made) => go(`/microsites/${made.id}`) });
  };
  return (
    <FormDialog
      title={texts.make}
      act={actTexts.create}
      busyAct={texts.makingIt}
      busy={isPending}
      failure={error ? texts.notMade : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        error={tried && name.trim() === '' ? fieldProblems.required : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <QueryView query={brands} label={texts.loadingBrands}>
        {({ brands: all }) => (
          <SelectField
            label={texts.brand}
            options={all.map(({ slug, name: label }) => ({ value: slug, label }))}
            value={brand}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </QueryView>
    </FormDialog>
  );
}
