import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { trackByLink, trackCalendar, trackNews } from '@sendahead/shared-contracts/orders/track-calls';
import { trackWords } from '../../copy/track.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useNews } from '../../hooks/use-news.ts';
import { AskedPage } from '../../views/asked-page.tsx';
import { Nothing } from '../../views/nothing.tsx';
import { TrackedLeg } from './tracked-leg.tsx';
import './tracked.css';

/** Where the bags are, for whoever has the link. */
export function Tracked({ token }: { token: string }) {
  const asked = useAsked(trackByLink, { params: { token } });
  useNews(asked.value ? pathOf(trackNews, { token }) : null, asked.again);
  const missing = (
    <Nothing title={trackWords.noLink}>
      <p>{trackWords.noLinkDetail}</p>
    </Nothing>
  );
  return (
    <AskedPage asked={asked} title={trackWords.title} missing={missing}>
      {({ legs }) => (
        <div className="tracked">
          <h1 className="page-title">{trackWords.title}</h1>
          {legs.map((leg) => (
            <TrackedLeg key={leg.leg} token={token} leg={leg} again={asked.again} />
          ))}
          <a className="tracked__calendar" href={pathOf(trackCalendar, { token })}>
            {trackWords.calendar}
          </a>
        </div>
      )}
    </AskedPage>
  );
}
