import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  groupEventChoices,
  listGroupEvents,
  makeGroupEvent,
} from '@sendahead/shared-contracts/console/group-event-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ClubChoice } from '../../console/club-choice.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useUnsavedForm } from '../../console/unsaved-changes.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import {
  groupEventsTexts,
  groupFailure,
  groupProblems,
  newGroupTexts as texts,
} from '../../copy/group-events.ts';
import { GroupFields } from './group-fields.tsx';
import { blankGroup, missingIn, readGroup } from './typed-group.ts';

/** CO-52: a new group event. Club staff create it for their club, which needs no field. */
export function NewGroupEventPage() {
  const api = useApi();
  const { clubId: own, may } = useConsole();
  const { touch, leaveFor } = useUnsavedForm();
  const everywhere = may('run_group_events');
  const [clubId, setClubId] = useState<number | null>(everywhere ? null : own);
  const [typed, setTyped] = useState(blankGroup);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const choices = useQuery({
    ...queryOf(api, groupEventChoices, { query: { club_id: String(clubId ?? 0) } }),
    enabled: clubId !== null,
  });
  const { isPending, error, mutate, reset } = useMutation(mutationOf(api, makeGroupEvent, listGroupEvents));
  const missing = missingIn(typed, choices.data);
  const problems: Readonly<Record<string, string>> = { ...groupProblems(error), ...(tried ? missing : {}) };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (clubId !== null && Object.keys(missing).length === 0)
      mutate(
        { body: readGroup(typed, clubId) },
        { onSuccess: ({ id }) => leaveFor(`/groups/${id}?view=list`) },
      );
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <>
      <PageHead title={groupEventsTexts.make} detail={<Link href="/groups">{texts.back}</Link>} />
      <form ref={form} className="console__page" noValidate onChange={touch} onSubmit={submit}>
        <Panel title={texts.what}>
          {everywhere ? (
            <ClubChoice
              label={texts.club}
              clubId={clubId}
              error={tried && clubId === null ? texts.chooseClub : undefined}
              onChange={(chosen) => {
                setClubId(chosen);
                setTyped({ ...typed, item: '', paid_by: 'family' });
              }}
            />
          ) : null}
          {clubId === null ? null : (
            <QueryView query={choices} label={texts.loadingClub}>
              {(known) => (
                <GroupFields
                  typed={typed}
                  problems={problems}
                  choices={known}
                  onChange={(next) => {
                    setTyped(next);
                    // A refusal applies only to the values that were sent.
                    if (error) reset();
                  }}
                />
              )}
            </QueryView>
          )}
        </Panel>
        {error ? (
          <Alert severity="danger" live>
            {groupFailure(error)}
          </Alert>
        ) : null}
        <div>
          <Button variant="primary" type="submit" busy={isPending} busyLabel={actTexts.making}>
            {texts.create}
          </Button>
        </div>
      </form>
    </>
  );
}
