import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readMicrositeFields } from '@sendahead/shared-contracts/console/microsite-calls';
import { useQuery } from '@tanstack/react-query';
import { useBrandName } from '../../console/brand-name.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { useSaved } from '../../console/use-saved.ts';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import { MicrositeForm } from './microsite-form.tsx';

/** OPEN-45: all settings of one microsite. */
export function MicrositePage({ params: { micrositeId = '' } }: { params: PageParams }) {
  const api = useApi();
  const brandName = useBrandName();
  const microsite = useQuery(queryOf(api, readMicrositeFields, { params: { micrositeId } }));
  const [isSaved, noteSaved] = useSaved();
  const site = microsite.data;
  return (
    <>
      <PageHead
        title={site?.fields.name ?? texts.microsite}
        detail={
          site ? (
            <>
              <span>{texts.factsOf({ ...site, brand: brandName(site.brand) })}</span>
              <a href={site.address}>{texts.open}</a>
            </>
          ) : null
        }
      />
      <p role="status" className="console-saved">
        {isSaved ? texts.saved : null}
      </p>
      <QueryView query={microsite} label={texts.loading}>
        {(read) => (
          <div className="console-columns">
            <MicrositeForm key={JSON.stringify(read.fields)} site={read} onSaved={noteSaved} />
            <History
              kind="microsite"
              subject={String(read.id)}
              stale={[readMicrositeFields]}
              onUndone={noteSaved}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}
