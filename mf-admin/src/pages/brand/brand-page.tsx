import { readBrandFields } from '@sendahead/shared-contracts/console/brand-calls';
import { useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { useAsked } from '../../console/use-asked.ts';
import { brandTexts as texts } from '../../copy/brands.ts';
import { BrandForm } from './brand-form.tsx';

/** BR-01 to BR-08: everything that differs between brands, of one of them. */
export function BrandPage({ params: { slug = '' } }: { params: PageParams }) {
  const asked = useAsked(readBrandFields, { params: { slug } });
  const [saves, setSaves] = useState(0);
  const changed = (): void => {
    setSaves((before) => before + 1);
    asked.again();
  };
  return (
    <>
      <PageHead title={asked.value?.fields.name ?? slug} detail={texts.brandOf(slug)} />
      <AskedPart asked={asked} label={texts.loadingBrand}>
        {(brand) => (
          <div className="console-beside">
            <BrandForm
              key={JSON.stringify([brand.fields, brand.announcement])}
              slug={slug}
              brand={brand}
              onSaved={changed}
            />
            <History key={saves} kind="brand" subject={slug} onUndone={changed} />
          </div>
        )}
      </AskedPart>
    </>
  );
}
