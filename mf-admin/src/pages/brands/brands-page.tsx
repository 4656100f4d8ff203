import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { brandStateNames } from '../../copy/brand-state.ts';
import { brandTexts as texts } from '../../copy/brands.ts';
import { MakeBrand } from './make-brand.tsx';
import './brands-page.css';

/** BR-01: the brands, and a button to create another. */
export function BrandsPage() {
  const api = useApi();
  const query = useQuery(queryOf(api, listBrands, {}));
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHead title={texts.brands} detail={texts.detail}>
        <Button variant="primary" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      </PageHead>
      <QueryView query={query} label={texts.loadingBrands}>
        {({ brands }) => (
          <>
            <ul className="console-brands">
              {brands.map(({ slug, name, tagline, lines, line_names = lines, state = 'open' }) => (
                <li key={slug}>
                  <Link href={`/brands/${slug}`}>{name}</Link>
                  {state === 'open' ? null : <p>{brandStateNames[state]}</p>}
                  <p>{tagline}</p>
                  <p className="console-brands__lines">{line_names.join(', ')}</p>
                </li>
              ))}
            </ul>
            {making ? <MakeBrand brands={brands} onClose={() => setMaking(false)} /> : null}
          </>
        )}
      </QueryView>
    </>
  );
}
