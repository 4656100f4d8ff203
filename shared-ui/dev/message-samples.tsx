import { useState } from 'react';
import { Alert, type AlertEntry, AlertStack, MessageLog } from '../src/alert/alert.tsx';
import { Button } from '../src/button/button.tsx';
import { Card, PlainCard } from '../src/card/card.tsx';
import { ErrorSummary } from '../src/error-summary/error-summary.tsx';
import { Modal } from '../src/modal/modal.tsx';
import { Skeleton } from '../src/skeleton/skeleton.tsx';

export function MessageSamples() {
  const [modal, setModal] = useState<'none' | 'normal' | 'static'>('none');
  const [alerts, setAlerts] = useState<AlertEntry[]>([]);
  const [log, setLog] = useState<AlertEntry[]>([]);
  const raise = (severity: AlertEntry['severity'], text: string, lifetimeMs: number | null) => {
    const entry = { id: `${severity} ${log.length}`, severity, text, lifetimeMs };
    setAlerts([...alerts, entry]);
    setLog([...log, entry]);
  };
  const close = () => setModal('none');
  return (
    <>
      <Card
        number={1}
        title="Ship from"
        state="done"
        folded
        summary="Harbor Pines Golf Club, Monterey, CA 93940"
        onEdit={() => undefined}
      >
        Content
      </Card>
      <Card number={2} title="Ship to" state="problem">
        <ErrorSummary errors={[{ fieldId: 'none', message: 'Enter a ZIP code that exists, like 93953.' }]} />
      </Card>
      <Card number={3} title="Travelers and items" state="to-do">
        <p>Choose where it goes to see what can travel.</p>
      </Card>
      <PlainCard label="Messages">
        <h2>Messages</h2>
        <Alert severity="info">The club accepts deliveries Tuesday to Friday.</Alert>
        <Alert severity="success">Your draft is saved.</Alert>
        <Alert severity="warning">December 25 is a carrier holiday.</Alert>
        <Alert severity="danger">We could not reach the price service.</Alert>
        <div className="gallery__row">
          <Button onClick={() => setModal('normal')}>Open a modal</Button>
          <Button onClick={() => setModal('static')}>Open a static modal</Button>
          <Button onClick={() => raise('success', 'Coupon applied: 10% off.', 5000)}>Raise success</Button>
          <Button onClick={() => raise('danger', 'The coupon has expired.', 5000)}>Raise an error</Button>
        </div>
        <MessageLog entries={log} />
        <Skeleton />
        <Skeleton shape="card" columns />
      </PlainCard>
      <Modal
        open={modal === 'normal'}
        title="Packaging help"
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            Got it
          </Button>
        }
      >
        <p>Put a towel around the club heads and close every pocket.</p>
      </Modal>
      <Modal
        open={modal === 'static'}
        title="Terms of service"
        variant="static"
        why="The order waits until you accept or decline."
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Decline</Button>
            <Button variant="primary" onClick={close}>
              Accept
            </Button>
          </>
        }
      >
        <p>We carry your clubs with care.</p>
      </Modal>
      <AlertStack alerts={alerts} onDismiss={(id) => setAlerts(alerts.filter((alert) => alert.id !== id))} />
    </>
  );
}
