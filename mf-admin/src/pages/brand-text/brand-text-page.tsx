import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { brandTextNames, readBrandText } from '@sendahead/shared-contracts/console/brand-text-calls';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { brandTextLabels, brandTextTexts as texts } from '../../copy/brand-texts.ts';
import { BrandTextForm } from './brand-text-form.tsx';
import { TextLinks } from './text-links.tsx';

/** BR-01: one text of a brand's pages; an unknown name in the address opens the first text. */
export function BrandTextPage({ params }: { params: PageParams }) {
  const { slug = '' } = params;
  const name = brandTextNames.find((known) => known === params.name) ?? brandTextNames[0];
  const api = useApi();
  const query = useQuery(queryOf(api, readBrandText, { params: { slug, name } }));
  return (
    <>
      <PageHead
        title={brandTextLabels[name]}
        detail={<Link href={`/brands/${slug}`}>{texts.back({ brand: query.data?.brand ?? slug })}</Link>}
      />
      <TextLinks slug={slug} current={name} />
      <QueryView query={query} label={texts.loading}>
        {(text) => (
          <div className="console-columns">
            <BrandTextForm key={JSON.stringify([name, text.fields])} slug={slug} name={name} text={text} />
            <History kind="brand_text" subject={`${slug}/${name}`} stale={[readBrandText]} />
          </div>
        )}
      </QueryView>
    </>
  );
}
