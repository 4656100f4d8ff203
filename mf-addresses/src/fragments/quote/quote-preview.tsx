import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { QuoteTrip } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import { useId } from 'react';
import { endTitle } from '../../copy/end-words.ts';
import { quoteWords, tripWords } from '../../copy/quote-words.ts';
import { useSelector } from '../../hooks/use-addresses.ts';
import { quoteLink, quotePreview } from '../../state/quote-link.ts';
import { CopyButton } from './copy-button.tsx';

interface Props {
  readonly shipUrl: string;
  readonly trip: QuoteTrip;
  readonly brand: Brand;
}

/** The current link, with the fields that it will fill in. */
export function QuotePreview({ shipUrl, trip, brand }: Props) {
  const heading = useId();
  const link = useSelector((state) => quoteLink(shipUrl, state, trip));
  const places = useSelector(quotePreview, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  const rows = [
    ...places.map(({ end, place }) => ({ what: endTitle(end), words: place ?? quoteWords.open })),
    ...tripWords(trip, brand),
  ];
  return (
    <section className="addresses-quote__preview" aria-labelledby={heading}>
      <h2 id={heading}>{quoteWords.link}</h2>
      <dl className="addresses-quote__places">
        {rows.map(({ what, words }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <bdi>{words}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {link ? (
        <>
          <p className="addresses-quote__link">
            <a href={link} target="_blank" rel="noopener">
              {link}
            </a>
          </p>
          <CopyButton text={link} what="link" />
        </>
      ) : (
        <p className="addresses-quote__hint">{quoteWords.linkMissing}</p>
      )}
    </section>
  );
}
