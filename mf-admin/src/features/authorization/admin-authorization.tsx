import { authorizeAct } from '@sendahead/shared-contracts/admin/concession-calls';
import { authorizationGivenEvent } from '@sendahead/shared-contracts/page/authorization';
import { Alert, Button, TextArea } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useState } from 'react';
import { authorizationTexts as texts, whatIsAuthorized } from '../../copy/authorization.ts';
import { decisionWords } from '../../copy/decision.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import type { AuthorizationRequest } from '../../state/state.ts';
import './admin-authorization.css';

/** MD-22, OPEN-56: why an admin charges a card or lowers a price; recorded before either happens. */
export function AdminAuthorization({ authorizing: { act, gives } }: { authorizing: AuthorizationRequest }) {
  const { host, store } = useAdmin();
  const id = useId();
  const cartId = useSelector(({ cart }) => cart?.id ?? null);
  const name = useSelector(({ person }) => person?.name ?? null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const close = (given: boolean) => store.dispatch({ type: 'authorization-closed', given });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setFailure(null);
    if (reason.trim() === '') {
      setMissing(true);
      document.getElementById(`${id}-reason`)?.focus();
      return;
    }
    if (cartId === null) return setFailure(texts.noCart);
    setSaving(true);
    try {
      const { authorization_id, approval_id } = await host.api.call(authorizeAct, {
        params: { cartId },
        query: {},
        body: {
          act,
          reason: reason.trim(),
          ...(gives.comp_discount === undefined ? {} : { amount_cents: Number(gives.comp_discount) }),
        },
      });
      if (approval_id !== undefined) {
        store.dispatch({ type: 'approval-asked', id: approval_id });
        setWaitsFor(approval_id);
        return;
      }
      close(true);
      if (act === 'charge_card' || act === 'waive_fee')
        host.bus.publish(authorizationGivenEvent, { act, authorizationId: authorization_id });
    } catch {
      setFailure(texts.failed);
      setSaving(false);
    }
  };
  if (waitsFor !== null) return <AboveLimit approvalId={waitsFor} onClose={() => close(false)} />;
  return (
    <Modal
      open
      title={texts.adminAuthorization}
      onClose={() => close(false)}
      actions={
        <>
          <Button onClick={() => close(false)}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={saving} busyLabel={texts.noting}>
            {texts.authorize}
          </Button>
        </>
      }
    >
      <form id={id} className="admin-authorization" noValidate onSubmit={submit}>
        {failure === null ? null : (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        )}
        <p>{`${whatIsAuthorized(act, name, gives.comp_discount === undefined ? null : Number(gives.comp_discount))} ${texts.kept}`}</p>
        <TextArea
          id={`${id}-reason`}
          label={texts.reason}
          required
          maxLength={200}
          value={reason}
          error={missing ? texts.missing : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </form>
    </Modal>
  );
}

/** CO-44, CO-127: nothing is given yet: a colleague must approve it; then the decision. */
function AboveLimit({ approvalId, onClose }: { approvalId: string; onClose: () => void }) {
  const request = useSelector(({ given }) => given?.requests.find(({ id }) => id === approvalId));
  return (
    <Modal
      open
      title={texts.adminAuthorization}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p role="status">{(request && decisionWords(request)) ?? texts.aboveLimit}</p>
    </Modal>
  );
}
