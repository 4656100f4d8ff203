import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import {
  checkClubFile,
  importClubFile,
  largestClubFile,
} from '@sendahead/shared-contracts/console/club-file-calls';
import { Alert, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Link } from 'wouter';
import { DoneMessage } from '../../console/done-message.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import {
  checkFailure,
  fileProblem,
  importFailure,
  clubFileTexts as texts,
  tooLarge,
} from '../../copy/club-file.ts';
import { readBase64 } from './read-base64.ts';
import { Report } from './report.tsx';
import './club-import.css';

/**
 * CO-38: imports clubs from a spreadsheet. The file is checked first; the import writes what the report
 * showed.
 */
export function ClubImportPage() {
  const api = useApi();
  const check = useMutation(mutationOf(api, checkClubFile));
  const write = useMutation(mutationOf(api, importClubFile, listClubs));
  const [file, setFile] = useState<{ name: string; base64: string } | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    check.reset();
    write.reset();
    setFile(null);
    setUnread(chosen.size > largestClubFile ? tooLarge : null);
    const base64 = chosen.size > largestClubFile ? null : await readBase64(chosen);
    // Cleared so that choosing the same file after a correction fires a change event.
    target.value = '';
    if (base64 === null) return;
    const body = { name: chosen.name.slice(-120), base64 };
    setFile(body);
    check.mutate({ body });
  };
  const report = check.data;
  const problem = report?.problem ? fileProblem(report.problem) : null;
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail} />
      <Panel title={texts.choose}>
        <div className="club-import__file">
          <TextField
            label={texts.file}
            hint={texts.fileHint}
            type="file"
            accept=".csv,text/csv"
            error={unread ?? problem ?? checkFailure(check.error) ?? undefined}
            onChange={choose}
          />
        </div>
        <p role="status">{check.isPending && file ? texts.checkingNamed(file.name) : ''}</p>
        <details className="club-import__how">
          <summary>{texts.how}</summary>
          <ul>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      </Panel>
      <DoneMessage>{write.data ? texts.done(write.data) : null}</DoneMessage>
      {write.data ? <Link href="/clubs">{texts.toClubs}</Link> : null}
      {write.error ? (
        <Alert severity="danger" live>
          {importFailure(write.error)}
        </Alert>
      ) : null}
      {report && !report.problem && file && !write.data ? (
        <Report
          name={file.name}
          lines={report.lines}
          busy={write.isPending}
          onImport={() => write.mutate({ body: { ...file, plan: report.plan } })}
        />
      ) : null}
    </>
  );
}
