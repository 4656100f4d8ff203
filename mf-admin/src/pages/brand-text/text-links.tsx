import { type BrandTextName, brandTextNames } from '@sendahead/shared-contracts/console/brand-text-calls';
import { Link } from 'wouter';
import { brandTextLabels, brandTextTexts as texts } from '../../copy/brand-texts.ts';
import './text-links.css';

/** Links to each text of a brand's pages; the open one is marked. */
export function TextLinks({ slug, current }: { slug: string; current?: BrandTextName }) {
  return (
    <nav aria-label={texts.textsOfPages} className="console-text-links">
      {brandTextNames.map((name) => (
        <Link
          key={name}
          href={`/brands/${slug}/texts/${name}`}
          aria-current={name === current ? 'page' : undefined}
        >
          {brandTextLabels[name]}
        </Link>
      ))}
    </nav>
  );
}
