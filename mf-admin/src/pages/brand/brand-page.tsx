import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands, readBrandFields } from '@sendahead/shared-contracts/console/brand-calls';
import { readBrandState } from '@sendahead/shared-contracts/console/brand-state-calls';
import { useQuery } from '@tanstack/react-query';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { brandTexts as texts } from '../../copy/brands.ts';
import { TextLinks } from '../brand-text/text-links.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandStatePanel } from './brand-state.tsx';

/** BR-01 to BR-08: every setting of one brand that differs between brands. */
export function BrandPage({ params: { slug = '' } }: { params: PageParams }) {
  const api = useApi();
  const query = useQuery(queryOf(api, readBrandFields, { params: { slug } }));
  return (
    <>
      <PageHead title={query.data?.fields.name ?? slug} detail={texts.brandOf(slug)} />
      <TextLinks slug={slug} />
      <BrandStatePanel slug={slug} />
      <QueryView query={query} label={texts.loadingBrand}>
        {(brand) => (
          <div className="console-columns">
            <BrandForm
              key={JSON.stringify([brand.fields, brand.announcement, brand.scene])}
              slug={slug}
              brand={brand}
            />
            <History kind="brand" subject={slug} stale={[readBrandFields, readBrandState, listBrands]} />
          </div>
        )}
      </QueryView>
    </>
  );
}
