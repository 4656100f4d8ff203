import { nameBuyer } from '@sendahead/shared-contracts/admin/takeover-calls';
import { take } from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useRef, useState } from 'react';
import { nameBuyerFailures, nameBuyerProblems, nameBuyerTexts as texts } from '../../copy/name-buyer.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { heldCartId } from '../../state/takeover.ts';

const fields = [
  { name: 'email', label: texts.email, maxLength: 120, type: 'email' },
  { name: 'first_name', label: texts.firstName, maxLength: 60 },
  { name: 'last_name', label: texts.lastName, maxLength: 60 },
] as const;
type Buyer = Record<(typeof fields)[number]['name'], string>;
type Problems = Partial<Record<string, string>>;

/** The first traveler with an email is proposed: usually the one who books. */
function proposed(bus: FragmentHost<'mf-admin'>['bus']): Buyer {
  const buyer: Buyer = { email: '', first_name: '', last_name: '' };
  bus
    .state(travelersTopic)
    .pipe(take(1))
    .subscribe(({ travelers }) => {
      const first = travelers.find(({ email }) => isEmail(email.trim())) ?? travelers[0];
      buyer.email = first?.email.trim() ?? '';
      buyer.first_name = first?.firstName.trim() ?? '';
      buyer.last_name = first?.lastName.trim() ?? '';
    });
  return buyer;
}

/** CO-124: asks staff for the buyer of the guest's cart that they hold. */
export function NameBuyer() {
  const { host, store } = useAdmin();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const cartId = useSelector(heldCartId);
  const [buyer, setBuyer] = useState(() => proposed(host.bus));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const close = () => store.dispatch({ type: 'naming-buyer', open: false });
  const show = (found: Problems) => {
    setProblems(found);
    form.current?.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || cartId === null) return;
    setFailure(null);
    if (!isEmail(buyer.email.trim())) {
      show({ email: buyer.email.trim() === '' ? 'email_missing' : 'email_not_valid' });
      return;
    }
    setSaving(true);
    try {
      const input = { params: { cartId }, query: {}, body: buyer };
      const { person } = await host.api.call(nameBuyer, input);
      store.dispatch({ type: 'buyer-named', person });
      const text = texts.named(person.name || person.email);
      host.bus.publish(alertRaisedEvent, { severity: 'success', text, seconds: 4 });
    } catch (error) {
      const named = isApiError(error) ? error.fields : [];
      if (named.length > 0) show(Object.fromEntries(named.map(({ path, code }) => [path, code])));
      else setFailure(nameBuyerFailures[isApiError(error) ? error.code : ''] ?? texts.notNamed);
      setSaving(false);
    }
  };

  return (
    <Modal
      open
      title={texts.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={saving} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className="admin-takeover" noValidate onSubmit={submit}>
        {failure === null ? null : (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        )}
        <p>{`${texts.intro} ${texts.invited}`}</p>
        {fields.map(({ name, ...rest }) => (
          <TextField
            key={name}
            {...rest}
            name={name}
            required
            autoComplete="off"
            error={problemText(problems[name])}
            value={buyer[name]}
            onChange={({ target }) => {
              setBuyer({ ...buyer, [name]: target.value });
              setProblems({ ...problems, [name]: undefined });
            }}
          />
        ))}
      </form>
    </Modal>
  );
}

const problemText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (nameBuyerProblems[code] ?? texts.notNamed);
