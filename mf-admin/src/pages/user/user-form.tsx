import { may, mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { beginsLimited } from '@sendahead/shared-contracts/console/approval-states';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { changeUser, readUser, type UserFields } from '@sendahead/shared-contracts/console/user-calls';
import { Alert, Button, CheckField, SelectField, TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ClubChoice } from '../../console/club-choice.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { ownLimitTexts } from '../../copy/own-limits.ts';
import { roleNames } from '../../copy/roles.ts';
import { usersTexts as texts, userFailure, userProblems } from '../../copy/users.ts';
import { LimitFields, readLimits, type TypedLimits, typedDefaults, typedLimits } from './limit-fields.tsx';
import { PartFields } from './part-fields.tsx';
import type { ShownUser } from './user-page.tsx';

const pick = (fields: UserFields, names: readonly (keyof UserFields)[]): Partial<UserFields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

const limitNames = ['refund_limit_cents', 'discount_limit_percent'] as const;

/** Changes an account, with a reason. Sends only changed fields, with their previous values. */
export function UserForm({ shown }: { shown: ShownUser }) {
  const [fields, setFields] = useState(shown.fields);
  const [limits, setLimits] = useState(() => typedLimits(shown.fields));
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, changeUser, readUser, changeHistory));
  const set = (given: Partial<UserFields>) => setFields((before) => ({ ...before, ...given }));
  const { role: own } = useConsole();
  // CO-165: with limits a reader gives no role that gives money.
  const isLimited =
    shown.grantable.length > 0 && mayGrant(own, 'admin') && !shown.grantable.includes('admin');
  const problems = userProblems(error);
  const names = (Object.keys(fields) as (keyof UserFields)[]).filter(
    (name) => JSON.stringify(fields[name] ?? null) !== JSON.stringify(shown.fields[name] ?? null),
  );
  const endsSessions = names.some((name) => ['role', 'club_id', 'disabled'].includes(name));
  const text = (name: 'first_name' | 'last_name', label: string) => (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={60}
      value={fields[name]}
      error={problems[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  const type = (typed: TypedLimits): void => {
    setLimits(typed);
    const { cents, percent } = readLimits(typed);
    set({
      ...(cents === undefined ? {} : { refund_limit_cents: cents }),
      ...(percent === undefined ? {} : { discount_limit_percent: percent }),
    });
  };
  const choose = (wanted: string): void => {
    const role = shown.grantable.find((one) => one === wanted) ?? fields.role;
    set({ role });
    const isNew = beginsLimited(role) && !may(shown.fields.role, 'refund_by_hand');
    // New staff begin with the default limits; those who manage them may set others.
    if (isNew && limits.refund === '' && limits.discount === '') type(typedDefaults);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    const { cents, percent } = readLimits(limits);
    if (cents === undefined || percent === undefined) return;
    if (isPending || names.length === 0 || reason.trim() === '') return;
    // A role is sent with its limits: without them the account would get the default limits.
    const sentUser =
      names.includes('role') && beginsLimited(fields.role) ? [...new Set([...names, ...limitNames])] : names;
    const body = {
      fields: pick(fields, sentUser),
      expected: pick(shown.fields, names),
      reason: reason.trim(),
    };
    mutate({ params: { userId: shown.user.id }, body });
  };
  return (
    <Panel title={texts.account}>
      <form className="console__page" noValidate onSubmit={submit}>
        <div className="console-columns">
          {text('first_name', texts.firstName)}
          {text('last_name', texts.lastName)}
          <PhoneInput
            label={texts.phone}
            autoComplete="off"
            initial={shown.fields.phone}
            error={problems.phone}
            onPhone={(phone) => set({ phone })}
          />
          <SelectField
            label={texts.role}
            hint={isLimited ? ownLimitTexts.cannotPromote : undefined}
            value={fields.role}
            onChange={({ target }) => choose(target.value)}
            options={shown.grantable.map((role) => ({ value: role, label: roleNames[role] }))}
          />
          <ClubChoice
            label={texts.club}
            optional
            clubId={fields.club_id}
            error={problems.club_id}
            onChange={(club_id) => set({ club_id })}
          />
          <TextField
            label={texts.memberNumber}
            hint={texts.memberNumberHint}
            autoComplete="off"
            maxLength={20}
            value={fields.member_number ?? ''}
            onChange={({ target }) => set({ member_number: target.value === '' ? null : target.value })}
          />
        </div>
        {may(fields.role, 'refund_by_hand') ? <LimitFields typed={limits} onType={type} /> : null}
        {may(fields.role, 'run_releases') ? (
          <PartFields
            parts={fields.release_parts ?? null}
            onChange={(release_parts) => set({ release_parts })}
          />
        ) : null}
        <CheckField
          label={texts.block}
          checked={fields.disabled}
          onChange={({ target }) => set({ disabled: target.checked })}
        />
        {endsSessions ? <Alert severity="info">{texts.endsSessions}</Alert> : null}
        {error ? (
          <Alert severity="danger" live>
            {userFailure(error)}
          </Alert>
        ) : null}
        {names.length === 0 ? null : (
          <TextField
            label={actTexts.reason}
            hint={texts.reasonHint}
            required
            autoComplete="off"
            maxLength={200}
            value={reason}
            error={missing && reason.trim() === '' ? actTexts.enterReason : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <div>
          <Button
            variant="primary"
            type="submit"
            busy={isPending}
            busyLabel={actTexts.saving}
            disabled={names.length === 0}
          >
            {names.length === 0 ? actTexts.nothingChanged : texts.saveChanges(names.length)}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
