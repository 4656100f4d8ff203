import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { trackByLink, trackCalendar, trackNews } from '@sendahead/shared-contracts/orders/track-calls';
import { useQuery } from '@tanstack/react-query';
import { trackWords } from '../../copy/track.ts';
import { useNews } from '../../hooks/use-news.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { Nothing } from '../../views/nothing.tsx';
import { QueryPage } from '../../views/query-page.tsx';
import { SceneHead } from '../../views/scene-head.tsx';
import { TrackedLeg } from './tracked-leg.tsx';
import './tracked.css';

/** Where the bags are, for anyone with the link. */
export function Tracked({ token }: { token: string }) {
  const api = useApi();
  const tracked = useQuery(queryOf(api, trackByLink, { params: { token } }));
  useNews(tracked.data ? pathOf(trackNews, { token }) : null, tracked.refetch);
  const missing = (
    <Nothing title={trackWords.noLink}>
      <p>{trackWords.noLinkDetail}</p>
    </Nothing>
  );
  return (
    <QueryPage query={tracked} title={trackWords.title} missing={missing}>
      {({ legs }) => (
        <div className="tracked">
          <SceneHead>
            <h1>{trackWords.title}</h1>
          </SceneHead>
          {legs.map((leg) => (
            <TrackedLeg key={leg.leg} token={token} leg={leg} />
          ))}
          <a className="tracked__calendar" href={pathOf(trackCalendar, { token })}>
            {trackWords.calendar}
          </a>
        </div>
      )}
    </QueryPage>
  );
}
