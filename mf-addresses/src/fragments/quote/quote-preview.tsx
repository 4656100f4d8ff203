import { useId } from 'react';
import { endTitle } from '../../copy/end-words.ts';
import { useSelector } from '../../hooks/use-addresses.ts';
import { quoteLink, quotePreview } from '../../state/quote-link.ts';
import { CopyButton } from './copy-button.tsx';

/** The link as it stands, with what it will fill in. */
export function QuotePreview({ shipUrl }: { shipUrl: string }) {
  const heading = useId();
  const link = useSelector((state) => quoteLink(shipUrl, state));
  const places = useSelector(quotePreview, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  return (
    <section className="addresses-quote__preview" aria-labelledby={heading}>
      <h2 id={heading}>Your link</h2>
      <dl className="addresses-quote__places">
        {places.map(({ end, place }) => (
          <div key={end}>
            <dt>{endTitle(end)}</dt>
            <dd>
              <bdi>{place ?? 'Left open'}</bdi>
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
        <p className="addresses-quote__hint">Enter at least one place to get the link.</p>
      )}
    </section>
  );
}
