import { routeWords } from '../copy/route-strip.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './route-strip.css';

export type RouteEnd = { place: string; detail?: string | undefined };

/** The journey in one line. An end that is not known yet shows as a question. */
export function RouteStrip({
  from,
  to,
  facts = [],
}: {
  from: RouteEnd | null;
  to: RouteEnd | null;
  /** Such as "Dec 15 to Dec 21" and "2 bags, round trip". */
  facts?: readonly string[] | undefined;
}) {
  return (
    <section className={`ui-route${from && to ? ' ui-route--complete' : ''}`} aria-label={routeWords.label}>
      <div className="ui-route__inner">
        <End lead={routeWords.from} end={from} ask={routeWords.whereFrom} />
        <div className="ui-route__middle" aria-hidden="true">
          <span className="ui-route__dot" />
          <svg className="ui-route__line" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 27.5Q50 -14 100 27.5" />
          </svg>
          <span className="ui-route__dot" />
        </div>
        <End lead={routeWords.to} end={to} ask={routeWords.whereTo} />
        {facts.length > 0 ? (
          <div className="ui-route__facts">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

function End({ lead, end, ask }: { lead: string; end: RouteEnd | null; ask: string }) {
  return (
    <p className="ui-route__end">
      <VisuallyHidden>{`${lead} `}</VisuallyHidden>
      <span className="ui-route__place">{end?.place ?? ask}</span>
      {end?.detail ? <span className="ui-route__detail">{end.detail}</span> : null}
    </p>
  );
}
