import { takeoverTimings } from '@sendahead/shared-contracts/constants';
import { Alert, Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { missingText, stepWords } from '../../copy/takeover.ts';
import { takeoverDialogTexts as texts } from '../../copy/takeover-dialogs.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import type { Takeover, TakeoverStep } from '../../state/takeover.ts';
import './takeover.css';

/**
 * MD-20, TK-03, TK-04: the progress of the takeover, step by step, with the sections that did not answer, and
 * errors.
 */
export function ProgressDialog() {
  const takeover = useSelector((state) => state.takeover);
  if (!takeover || (!takeover.progressShown && takeover.phase !== 'failed')) return null;
  return <OpenProgress takeover={takeover} />;
}

function OpenProgress({ takeover }: { takeover: Takeover }) {
  const { store } = useAdmin();
  const { phase, step, missing, failure } = takeover;
  const close = () =>
    store.dispatch({ type: phase === 'failed' ? 'takeover-ended' : 'takeover-progress-closed' });
  return (
    <Modal
      open
      title={texts.takingOver}
      variant={phase === 'running' ? 'static' : 'normal'}
      why={texts.why}
      onClose={close}
      actions={
        phase === 'running' ? undefined : (
          <>
            <Button onClick={close}>{texts.close}</Button>
            {phase === 'failed' ? (
              <Button variant="primary" onClick={() => store.dispatch({ type: 'takeover-retried' })}>
                {texts.tryAgain}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {phase === 'failed' ? (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      ) : (
        <div className="admin-takeover">
          <progress max={100} value={step} aria-label={texts.takingOver} />
          <p role="status">
            <strong>{`${step}%`}</strong> <span>{stepWords[step]}</span>
          </p>
          <Steps at={step} />
          {phase === 'held' && missing.length === 0 ? <p>{texts.done}</p> : null}
          {missing.length > 0 ? <Alert severity="warning">{missingText(missing)}</Alert> : null}
        </div>
      )}
    </Modal>
  );
}

/** MD-20: every step by name, checked once it is done: they pass too fast to be read one at a time. */
function Steps({ at }: { at: TakeoverStep }) {
  return (
    <ol className="admin-takeover__steps" aria-label={texts.steps}>
      {takeoverTimings.progressSteps.map((step) => (
        <li key={step} className={step < at ? 'admin-takeover__done' : undefined}>
          {stepWords[step]}
        </li>
      ))}
    </ol>
  );
}
