import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { brandTexts as texts } from '../../copy/brands.ts';
import { MakeBrand } from './make-brand.tsx';
import './brands-page.css';

/** BR-01: the brands, and the way to a further one. */
export function BrandsPage() {
  const asked = useAsked(listBrands, {});
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHead title={texts.brands} detail={texts.detail}>
        <Button variant="primary" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      </PageHead>
      <AskedPart asked={asked} label={texts.loadingBrands}>
        {({ brands }) => (
          <>
            <ul className="console-brands">
              {brands.map(({ slug, name, tagline, lines }) => (
                <li key={slug}>
                  <Link href={`/brands/${slug}`}>{name}</Link>
                  <p>{tagline}</p>
                  <p className="console-brands__lines">{`${slug} · ${lines.join(', ')}`}</p>
                </li>
              ))}
            </ul>
            {making ? (
              <MakeBrand brands={brands} onClose={() => setMaking(false)} onMade={asked.again} />
            ) : null}
          </>
        )}
      </AskedPart>
    </>
  );
}
