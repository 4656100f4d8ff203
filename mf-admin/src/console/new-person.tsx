import { addClubUser } from '@sendahead/shared-contracts/admin/people-calls';
import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { listUsers } from '@sendahead/shared-contracts/console/user-calls';
import { TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { newUserProblems } from '../copy/add-club-user.ts';
import { newPersonTexts as texts } from '../copy/new-person.ts';
import { type NewUser, type NewUserProblems, problemsOf, startedFrom } from '../state/new-user.ts';
import { FormDialog } from './form-dialog.tsx';
import { useApi } from './use-console.ts';

const fields = [
  { name: 'first_name', label: texts.firstName, maxLength: 60 },
  { name: 'last_name', label: texts.lastName, maxLength: 60 },
  { name: 'email', label: texts.email, maxLength: 120, type: 'email' },
] as const;

interface Props {
  readonly words: Readonly<Record<'title' | 'intro' | 'add', string>>;
  /** The search without results, with which it begins. */
  readonly searched?: string;
  /** The club that the person works for. */
  readonly staffOf?: number;
  /** Additional fields of the person, and the values that they send. */
  readonly children?: ReactNode;
  readonly more?: Pick<CallArguments<typeof addClubUser>['body'], 'role' | 'brand'>;
  readonly onAdded: (userId: string, name: string) => void;
  readonly onClose: () => void;
}

/** A new account and the email that invites its owner: a caller, or staff of a club. */
export function NewPerson({ words, searched = '', staffOf, children, more, onAdded, onClose }: Props) {
  const [person, setPerson] = useState<NewUser>(() => startedFrom(searched));
  const [problems, setProblems] = useState<NewUserProblems>({});
  const { isPending, isSuccess, error, mutate, reset } = useMutation(
    mutationOf(useApi(), addClubUser, listUsers),
  );
  const refused = refusedFields(error);
  const problemOf = (name: keyof NewUser): string | undefined => {
    const code = problems[name] ?? refused[name];
    return code === undefined ? undefined : (texts.problems[code] ?? newUserProblems[code] ?? texts.notAdded);
  };
  const set = (name: keyof NewUser, text: string): void => {
    setPerson({ ...person, [name]: text });
    setProblems({ ...problems, [name]: undefined });
  };
  const submit = (): void => {
    const newProblems = problemsOf(person);
    setProblems(newProblems);
    if (Object.keys(newProblems).length > 0) return;
    const { member_number: _, ...body } = person;
    const of = staffOf === undefined ? {} : ({ club_id: staffOf, role: 'pro' } as const);
    const name = `${person.first_name} ${person.last_name}`;
    mutate({ body: { ...body, ...of, ...more } }, { onSuccess: ({ user_id }) => onAdded(user_id, name) });
  };
  return (
    <FormDialog
      title={words.title}
      act={words.add}
      busyAct={texts.adding}
      busy={isPending || isSuccess}
      failure={error && Object.keys(refused).length === 0 ? failureWords(error) : null}
      onClose={onClose}
      onEdit={reset}
      onSubmit={submit}
    >
      <p>{words.intro}</p>
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          required
          autoComplete="off"
          value={person[name]}
          error={problemOf(name)}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      <PhoneInput
        name="phone"
        label={texts.phone}
        required
        autoComplete="off"
        initial={person.phone}
        error={problemOf('phone')}
        onPhone={(phone) => set('phone', phone)}
      />
      {refused.email === 'email_taken' ? (
        <p>
          <Link href={`/users?search=${encodeURIComponent(person.email.trim())}`} onClick={onClose}>
            {texts.openUser(person.email.trim())}
          </Link>
        </p>
      ) : null}
      {children}
    </FormDialog>
  );
}

function refusedFields(error: unknown): NewUserProblems {
  if (!isApiError(error)) return {};
  if (error.code === 'email_taken') return { email: error.code };
  return Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
}

const failureWords = (error: unknown): string =>
  (isApiError(error) ? texts.failures[error.code] : undefined) ?? texts.notAdded;
