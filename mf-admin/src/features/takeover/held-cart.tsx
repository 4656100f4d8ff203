import { Alert, Button } from '@sendahead/shared-ui';
import { startTakeoverTexts as texts } from '../../copy/start-takeover.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import type { Takeover } from '../../state/takeover.ts';
import './takeover.css';

/** The customer of the held cart, with a button to release it; or that the customer reclaimed it. */
export function HeldCart({ takeover }: { takeover: Takeover }) {
  const { store, navigate } = useAdmin();
  const guest = useSelector(({ firstTraveler }) => firstTraveler);
  const { phase, customer, ofGuest, releasing } = takeover;
  if (phase === 'lost')
    return (
      <Alert
        severity="warning"
        live
        action={<Button onClick={() => navigate('/admin/carts')}>{texts.leave}</Button>}
      >
        {texts.takenOver}
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
          <>
            {guest === '' ? null : <strong>{guest}, </strong>}
            <span>{texts.aGuest}</span>
          </>
        )}
      </p>
      {ofGuest ? (
        <Button onClick={() => store.dispatch({ type: 'naming-buyer', open: true })}>
          {customer ? texts.correctBuyer : texts.nameBuyer}
        </Button>
      ) : null}
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
