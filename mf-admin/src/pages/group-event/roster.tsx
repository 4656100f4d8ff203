import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  checkRoster,
  importRoster,
  listGroupEvents,
  readGroupEvent,
} from '@sendahead/shared-contracts/console/group-event-calls';
import { maxRosterLength } from '@sendahead/shared-contracts/console/group-event-schema';
import { Alert, Button, TextArea, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Link } from 'wouter';
import { DoneMessage } from '../../console/done-message.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { groupFailure, groupViewNames } from '../../copy/group-events.ts';
import { listProblem, rosterTexts as texts } from '../../copy/group-roster.ts';
import { readText } from './read-text.ts';
import { RosterReportView } from './roster-report.tsx';

/** CO-52: adds people from a pasted list or a CSV file, checked first; either all are added or nobody is. */
export function Roster({ eventId }: { eventId: string }) {
  const api = useApi();
  const params = { eventId };
  const check = useMutation(mutationOf(api, checkRoster));
  const write = useMutation(mutationOf(api, importRoster, readGroupEvent, listGroupEvents));
  const [text, setText] = useState('');
  const change = (next: string): void => {
    setText(next);
    // A report applies only to the text it was made from.
    check.reset();
    write.reset();
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    const read = file ? await readText(file) : null;
    // Cleared so that choosing the same file after a correction fires a change event.
    target.value = '';
    if (read === null) return;
    change(read);
    check.mutate({ params, body: { text: read } });
  };
  const report = write.data?.imported === 0 ? write.data : check.data;
  const added = write.data?.imported ?? 0;
  return (
    <>
      <Panel title={texts.title}>
        <TextArea
          label={texts.paste}
          hint={texts.pasteHint}
          rows={8}
          maxLength={maxRosterLength}
          spellCheck={false}
          value={text}
          error={report?.problem ? listProblem(report.problem) : undefined}
          onChange={({ target }) => change(target.value)}
        />
        <div className="group-event__file">
          <TextField label={texts.file} type="file" accept=".csv,text/csv" onChange={choose} />
        </div>
        <div className="console-acts">
          <Button
            busy={check.isPending}
            busyLabel={texts.checking}
            disabled={text.trim() === ''}
            onClick={() => check.mutate({ params, body: { text } })}
          >
            {texts.check}
          </Button>
        </div>
      </Panel>
      <DoneMessage>{added > 0 ? texts.done(added) : null}</DoneMessage>
      {added > 0 ? <Link href={`/groups/${eventId}`}>{groupViewNames.board}</Link> : null}
      {check.error || write.error ? (
        <Alert severity="danger" live>
          {groupFailure(write.error ?? check.error)}
        </Alert>
      ) : null}
      {report && !report.problem && added === 0 ? (
        <RosterReportView
          lines={report.lines}
          items={report.items}
          busy={write.isPending}
          onImport={() => write.mutate({ params, body: { text } })}
        />
      ) : null}
    </>
  );
}
