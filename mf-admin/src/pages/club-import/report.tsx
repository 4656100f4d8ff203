import type { ClubLine } from '@sendahead/shared-contracts/console/club-file-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { Panel } from '../../console/panel.tsx';
import { lineOutcomes, lineProblem, clubFileTexts as texts } from '../../copy/club-file.ts';

interface ReportProps {
  readonly name: string;
  readonly lines: readonly ClubLine[];
  readonly busy: boolean;
  readonly onImport: () => void;
}
/** How many lines are shown before the user asks for more. */
const shownAtFirst = 50;
/** Lines that need a decision come first. */
const order: readonly ClubLine['outcome'][] = ['refused', 'changed', 'new', 'unchanged'];

/** What an import would do, line by line, by kind. */
export function Report({ name, lines, busy, onImport }: ReportProps) {
  const of = (outcome: ClubLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  const kinds = order.filter((outcome) => of(outcome).length > 0);
  const [chosen, setChosen] = useState<ClubLine['outcome'] | null>(null);
  const [most, setMost] = useState(shownAtFirst);
  const open = chosen ?? kinds[0] ?? 'unchanged';
  const openLines = of(open);
  const count = of('new').length + of('changed').length;
  const refused = of('refused').length;
  return (
    <Panel title={texts.report(name)}>
      <div className="club-import__kinds">
        {kinds.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === open ? 'secondary' : 'quiet'}
            aria-pressed={outcome === open}
            onClick={() => {
              setChosen(outcome);
              setMost(shownAtFirst);
            }}
          >
            {`${lineOutcomes[outcome]} (${of(outcome).length.toLocaleString('en-US')})`}
          </Button>
        ))}
      </div>
      <Lines lines={openLines.slice(0, most)} />
      {openLines.length > most ? (
        <div>
          <Button onClick={() => setMost(most + 200)}>{texts.showMore}</Button>
        </div>
      ) : null}
      {refused > 0 && count > 0 ? <p>{texts.notImported}</p> : null}
      {count > 0 ? (
        <div className="console-acts">
          <Button variant="primary" busy={busy} busyLabel={texts.importing} onClick={onImport}>
            {texts.act(count)}
          </Button>
        </div>
      ) : (
        <p>{refused > 0 ? texts.nothingFit : texts.nothing}</p>
      )}
    </Panel>
  );
}

const Lines = ({ lines }: { lines: readonly ClubLine[] }) => (
  <table className="console-list club-import__lines">
    <caption>{texts.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.row}</th>
        <th scope="col">{texts.club}</th>
        <th scope="col">{texts.what}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.row}>
          <td data-label={texts.row}>{line.row}</td>
          <td data-label={texts.club}>
            {line.club_id === null ? (
              line.name || texts.unnamed
            ) : (
              <Link href={`/clubs/${line.club_id}`}>{`${line.name} (${line.club_id})`}</Link>
            )}
          </td>
          <td data-label={texts.what}>
            <What line={line} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function What({ line: { outcome, changes, problems } }: { line: ClubLine }) {
  if (outcome === 'new') return texts.newClub;
  if (outcome === 'unchanged') return texts.noChange;
  const sentences =
    outcome === 'refused'
      ? problems.map(lineProblem)
      : changes.map(({ column, before, after }) =>
          texts.change(column, before || texts.empty, after || texts.empty),
        );
  return (
    <ul>
      {sentences.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
