import { readMicrositeFields } from '@sendahead/shared-contracts/console/microsite-calls';
import { useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { useAsked } from '../../console/use-asked.ts';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import { MicrositeForm } from './microsite-form.tsx';

/** OPEN-45: everything of one microsite. */
export function MicrositePage({ params: { micrositeId = '' } }: { params: PageParams }) {
  const asked = useAsked(readMicrositeFields, { params: { micrositeId } });
  const [saves, setSaves] = useState(0);
  const changed = (): void => {
    setSaves((before) => before + 1);
    asked.again();
  };
  const site = asked.value;
  return (
    <>
      <PageHead
        title={site?.fields.name ?? texts.microsite}
        detail={
          site ? (
            <>
              <span>{texts.factsOf(site)}</span>
              <a href={site.address}>{texts.open}</a>
            </>
          ) : null
        }
      />
      <p role="status" className="console-saved">
        {saves > 0 ? texts.saved : null}
      </p>
      <AskedPart asked={asked} label={texts.loading}>
        {(read) => (
          <div className="console-beside">
            <MicrositeForm key={JSON.stringify(read.fields)} site={read} onSaved={changed} />
            <History key={saves} kind="microsite" subject={String(read.id)} onUndone={changed} />
          </div>
        )}
      </AskedPart>
    </>
  );
}
