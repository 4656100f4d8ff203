import { Alert, Button } from '@sendahead/shared-ui';
import { startTakeoverTexts as texts } from '../../copy/start-takeover.ts';
import { useAdmin } from '../../hooks/use-admin.ts';
import type { NewHolder, Takeover } from '../../state/takeover.ts';
import './takeover.css';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Avery Admin took this cart over at 2:14 PM." */
function lostText(to: NewHolder | null): string {
  if (to === null) return texts.takenOver;
  const name = to.name ?? (to.by === 'customer' ? texts.guestCustomer : texts.aColleague);
  return `${texts.takenBy[to.by](name, clock.format(new Date(to.at)))} ${texts.yourEntries}`;
}

/** The customer of the held cart, with a button to release it; or who took it from this page. */
export function HeldCart({ takeover }: { takeover: Takeover }) {
  const { store, navigate } = useAdmin();
  const { phase, customer, releasing } = takeover;
  if (phase === 'lost')
    return (
      <Alert
        severity="warning"
        live
        action={<Button onClick={() => navigate('/admin/carts')}>{texts.leave}</Button>}
      >
        {lostText(takeover.lostTo)}
      </Alert>
    );
  return (
    <div className="admin-held">
      <p className="admin-held__who" role="status">
        {texts.inCartOf}{' '}
        {customer ? (
          <>
            <strong>{customer.name || customer.email}</strong> <span>{customer.email}</span>
          </>
        ) : (
          <span>{texts.aGuest}</span>
        )}
      </p>
      <Button
        busy={releasing === 'asking'}
        busyLabel={texts.releasing}
        onClick={() => store.dispatch({ type: 'release-requested' })}
      >
        {texts.release}
      </Button>
      {releasing === 'failed' || releasing === 'refused' ? (
        <Alert severity="danger" live>
          {releasing === 'failed' ? texts.notReleased : texts.releasedWhileOrdered}
        </Alert>
      ) : null}
    </div>
  );
}
