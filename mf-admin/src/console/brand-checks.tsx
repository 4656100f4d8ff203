import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { CheckField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryView } from './query-view.tsx';
import { useApi } from './use-console.ts';
import './check-row.css';

interface Props {
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  onChange(slugs: string[]): void;
}

/** Any of the brands. */
export function BrandChecks({ legend, chosen, error, onChange }: Props) {
  const query = useQuery(queryOf(useApi(), listBrands, {}));
  const problemId = useId();
  const toggle = (slug: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, slug] : chosen.filter((one) => one !== slug));
  // CO-136: an archived brand cannot be chosen, only removed.
  const isOffered = ({ slug, state }: { slug: string; state?: string | undefined }): boolean =>
    state !== 'archived' || chosen.includes(slug);
  return (
    <QueryView query={query} label={legend}>
      {({ brands }) => (
        <fieldset className="console-checks" aria-describedby={error ? problemId : undefined}>
          <legend>{legend}</legend>
          {brands.filter(isOffered).map(({ slug, name }) => (
            <CheckField
              key={slug}
              label={name.replace(/^Sendahead /, '')}
              checked={chosen.includes(slug)}
              onChange={({ target }) => toggle(slug, target.checked)}
            />
          ))}
          {error ? (
            <p id={problemId} className="ui-field__error" role="alert">
              {error}
            </p>
          ) : null}
        </fieldset>
      )}
    </QueryView>
  );
}
