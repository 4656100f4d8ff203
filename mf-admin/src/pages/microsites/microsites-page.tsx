import { listMicrosites } from '@sendahead/shared-contracts/console/microsite-calls';
import { Button } from '@sendahead/shared-ui/button';
import { useState } from 'react';
import { Link } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import { MakeMicrosite } from './make-microsite.tsx';
import '../../console/list-table.css';

/** OPEN-45: the microsites of all brands, and the way to a further one. */
export function MicrositesPage() {
  const asked = useAsked(listMicrosites, {});
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHead title="Microsites" detail={texts.detail}>
        <Button variant="primary" onClick={() => setMaking(true)}>
          Make a microsite
        </Button>
      </PageHead>
      <AskedPart asked={asked} label="Loading the microsites">
        {({ microsites }) =>
          microsites.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <table className="console-list">
              <caption>Microsites</caption>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Number</th>
                  <th scope="col">Brand</th>
                  <th scope="col">Address</th>
                </tr>
              </thead>
              <tbody>
                {microsites.map(({ id, name, brand, address }) => (
                  <tr key={id}>
                    <td data-label="Name">
                      <Link href={`/microsites/${id}`}>{name}</Link>
                    </td>
                    <td data-label="Number">{id}</td>
                    <td data-label="Brand">{brand}</td>
                    <td data-label="Address">{address}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </AskedPart>
      {making ? <MakeMicrosite onClose={() => setMaking(false)} /> : null}
    </>
  );
}
