import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listMicrosites } from '@sendahead/shared-contracts/console/microsite-calls';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { BrandNames } from '../../console/brand-name.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import { MakeMicrosite } from './make-microsite.tsx';
import '../../console/list-table.css';

/** OPEN-45: the microsites of all brands, and a button to create another. */
export function MicrositesPage() {
  const api = useApi();
  const query = useQuery(queryOf(api, listMicrosites, {}));
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHead title={texts.microsites} detail={texts.detail}>
        <Button variant="primary" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      </PageHead>
      <QueryView query={query} label={texts.loadingAll}>
        {({ microsites }) =>
          microsites.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <table className="console-list">
              <caption>{texts.microsites}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.name}</th>
                  <th scope="col">{texts.number}</th>
                  <th scope="col">{texts.brand}</th>
                  <th scope="col">{texts.address}</th>
                </tr>
              </thead>
              <tbody>
                {microsites.map(({ id, name, brand, address }) => (
                  <tr key={id}>
                    <td data-label={texts.name}>
                      <Link href={`/microsites/${id}`}>{name}</Link>
                    </td>
                    <td data-label={texts.number}>{id}</td>
                    <td data-label={texts.brand}>
                      <BrandNames slugs={[brand]} />
                    </td>
                    <td data-label={texts.address}>{address}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </QueryView>
      {making ? <MakeMicrosite onClose={() => setMaking(false)} /> : null}
    </>
  );
}
