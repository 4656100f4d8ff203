import { addClubUser } from '@sendahead/shared-contracts/admin/people-calls';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { Modal, PhoneInput } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useRef, useState } from 'react';
import { newUserTexts as texts, newUserProblems as words } from '../../copy/add-club-user.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { type NewUser, type NewUserProblems, problemsOf, startedFrom } from '../../state/new-user.ts';
import { ClubField } from './club-field.tsx';
import './add-club-user.css';

const fields = [
  { name: 'first_name', label: texts.firstName, maxLength: 60 },
  { name: 'last_name', label: texts.lastName, maxLength: 60 },
  { name: 'email', label: texts.email, maxLength: 120, type: 'email' },
  { name: 'phone', label: texts.phone },
  { name: 'member_number', label: texts.memberNumber, maxLength: 20, optional: true },
] as const;

/** MD-08, TK-16, ER-06: adds a user to a club and continues booking for that user. */
export function AddClubUser() {
  const { host, store } = useAdmin();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const ownClub = useSelector(({ session }) => session?.clubId);
  const club = useSelector(({ clubSearch }) => clubSearch.chosen);
  const searched = useSelector(({ search }) => search.text);
  const [user, setUser] = useState<NewUser>(() => startedFrom(searched));
  const [problems, setProblems] = useState<NewUserProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const close = () => store.dispatch({ type: 'adding-user', open: false });
  const clubId = ownClub ?? club?.id ?? null;
  const set = (name: keyof NewUser, text: string) => {
    setUser({ ...user, [name]: text });
    setProblems({ ...problems, [name]: undefined });
  };
  const show = (found: NewUserProblems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const newProblems = { ...(clubId === null ? { club_id: 'club_missing' } : {}), ...problemsOf(user) };
    setFailure(null);
    show(newProblems);
    if (clubId === null || Object.keys(newProblems).length > 0) return;
    setSaving(true);
    try {
      const { member_number, ...rest } = user;
      const body = { ...rest, club_id: clubId, ...(member_number.trim() === '' ? {} : { member_number }) };
      const added = await host.api.call(addClubUser, { body });
      const name = `${user.first_name.trim()} ${user.last_name.trim()}`;
      host.bus.publish(alertRaisedEvent, {
        severity: 'success',
        text: texts.added(name),
        seconds: 4,
      });
      close();
      store.dispatch({
        type: 'person-chosen',
        person: {
          user_id: added.user_id,
          name,
          email: added.user_email,
          phone: user.phone,
          member_number: member_number.trim() || null,
          club_name: null,
        },
      });
    } catch (error) {
      const code = isApiError(error) ? error.code : '';
      const named = isApiError(error) ? error.fields : [];
      if (code === 'email_taken') show({ email: code });
      else if (named.length > 0) show(Object.fromEntries(named.map((field) => [field.path, field.code])));
      else setFailure(code === 'too_many_requests' ? texts.tooMany : texts.notAdded);
    }
    setSaving(false);
  };

  return (
    <Modal
      open
      title={texts.addClubUser}
      onClose={close}
      returnTo={() => document.getElementById('admin-book-for')}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={saving} busyLabel={texts.adding}>
            {texts.addAndBook}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className="admin-new-user" noValidate onSubmit={submit}>
        {failure === null ? null : (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        )}
        {ownClub === undefined ? <ClubField error={problemText(problems.club_id)} /> : null}
        {fields.map(({ name, ...rest }) => {
          const field = {
            ...rest,
            name,
            required: !('optional' in rest),
            autoComplete: 'off',
            error: problemText(problems[name]),
          };
          return name === 'phone' ? (
            <PhoneInput key={name} {...field} initial={user.phone} onPhone={(phone) => set(name, phone)} />
          ) : (
            <TextField
              key={name}
              {...field}
              value={user[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          );
        })}
      </form>
    </Modal>
  );
}

const problemText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (words[code] ?? texts.notAdded);
