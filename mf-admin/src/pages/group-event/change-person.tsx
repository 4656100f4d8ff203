import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  changeGroupPerson,
  groupEventChoices,
  readGroupEvent,
} from '@sendahead/shared-contracts/console/group-event-calls';
import type {
  GroupEventView,
  GroupPerson,
  GroupPersonFields,
} from '@sendahead/shared-contracts/console/group-event-schema';
import { limits, stayLimit } from '@sendahead/shared-contracts/constants';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { groupFailure, groupProblems, boardTexts as texts } from '../../copy/group-events.ts';

interface Props {
  readonly event: GroupEventView;
  readonly person: GroupPerson;
  readonly onClose: () => void;
  /** Called with a sentence that says what was done. */
  readonly onSaved: (notice: string) => void;
}

/** CO-71: corrects a person on the roster who has not booked yet. */
export function ChangePerson({ event, person, onClose, onSaved }: Props) {
  const api = useApi();
  const { name, email, bunk, session, size = '', bags = 1 } = person;
  const [typed, setTyped] = useState<GroupPersonFields>({ name, email, bunk, session, size, bags });
  const choices = useQuery(queryOf(api, groupEventChoices, { query: { club_id: String(event.club.id) } }));
  const items =
    choices.data?.brands.find((brand) => brand.name === event.brand_name)?.items ??
    (size === '' ? [] : [{ size, name: person.item }]);
  const change = useMutation(mutationOf(api, changeGroupPerson, readGroupEvent));
  const problems = groupProblems(change.error);
  const set = (more: Partial<GroupPersonFields>): void => {
    change.reset();
    setTyped({ ...typed, ...more });
  };
  return (
    <FormDialog
      title={texts.changeOf(person.name)}
      act={texts.changeAct}
      busy={change.isPending}
      failure={groupFailure(change.error)}
      onClose={onClose}
      onSubmit={() =>
        change.mutate(
          { params: { eventId: event.id, personId: person.id }, body: typed },
          {
            onSuccess: ({ emailed }) =>
              onSaved(emailed ? texts.savedAndEmailed(typed.name, typed.email) : texts.saved(typed.name)),
          },
        )
      }
    >
      {(['name', 'email', 'bunk', 'session'] as const).map((field) => (
        <TextField
          key={field}
          label={texts[field]}
          hint={field === 'email' ? texts.changeWords : undefined}
          required={field === 'name' || field === 'email'}
          autoComplete="off"
          maxLength={{ name: 80, email: 120, bunk: stayLimit, session: stayLimit }[field]}
          value={typed[field]}
          error={problems[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <SelectField
        label={texts.item}
        value={typed.size}
        error={problems.size}
        options={[
          { value: '', label: texts.eventItem },
          ...items.map((item) => ({ value: item.size, label: item.name })),
        ]}
        onChange={({ target }) => set({ size: target.value })}
      />
      <TextField
        type="number"
        label={texts.quantity}
        required
        min={1}
        max={limits.quantityPerLine}
        value={String(typed.bags ?? '')}
        error={problems.bags}
        onChange={({ target }) => set({ bags: target.value === '' ? undefined : Number(target.value) })}
      />
    </FormDialog>
  );
}
