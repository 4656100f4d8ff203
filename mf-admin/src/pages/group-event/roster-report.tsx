import type { RosterLine } from '@sendahead/shared-contracts/console/group-event-schema';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { Panel } from '../../console/panel.tsx';
import { rosterOutcomes, rosterProblem, rosterTexts as texts } from '../../copy/group-roster.ts';
import '../../console/list-table.css';

interface Props {
  readonly lines: readonly RosterLine[];
  /** CO-102: what the club ships, if a line names something else. */
  readonly items: readonly string[] | undefined;
  readonly busy: boolean;
  readonly onImport: () => void;
}
/** How many lines are shown before the user asks for more. */
const shownAtFirst = 50;
/** Lines that need a decision come first. */
const order: readonly RosterLine['outcome'][] = ['refused', 'new', 'there_already'];

/** What an import would do, line by line, by kind; the import is offered only if no line needs fixing. */
export function RosterReportView({ lines, items, busy, onImport }: Props) {
  const of = (outcome: RosterLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  const kinds = order.filter((outcome) => of(outcome).length > 0);
  const [chosen, setChosen] = useState<RosterLine['outcome'] | null>(null);
  const [most, setMost] = useState(shownAtFirst);
  const open = chosen !== null && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'new');
  const openLines = of(open);
  const fresh = of('new').length;
  const refused = of('refused').length;
  return (
    <Panel title={texts.report}>
      <div className="group-event__kinds">
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
            {`${rosterOutcomes[outcome]} (${of(outcome).length.toLocaleString('en-US')})`}
          </Button>
        ))}
      </div>
      <Lines lines={openLines.slice(0, most)} />
      {openLines.length > most ? (
        <div>
          <Button onClick={() => setMost(most + 200)}>{texts.showMore}</Button>
        </div>
      ) : null}
      {items && items.length > 0 ? <p>{texts.sold(items)}</p> : null}
      {refused > 0 ? (
        <Alert severity="warning" live>
          {texts.fix(refused)}
        </Alert>
      ) : fresh > 0 ? (
        <div className="console-acts">
          <Button variant="primary" busy={busy} busyLabel={texts.adding} onClick={onImport}>
            {texts.act(fresh)}
          </Button>
        </div>
      ) : (
        <p>{texts.nothing}</p>
      )}
    </Panel>
  );
}

const Lines = ({ lines }: { lines: readonly RosterLine[] }) => (
  <table className="console-list group-event__lines">
    <caption>{texts.caption}</caption>
    <ColumnHeads names={[texts.row, texts.name, texts.what]} />
    <tbody>
      {lines.map((line) => (
        <tr key={line.row}>
          <td data-label={texts.row}>{line.row}</td>
          <td data-label={texts.name}>{line.name || texts.unnamed}</td>
          <td data-label={texts.what}>
            {line.outcome === 'refused' ? (
              <ul>
                {line.problems.map(rosterProblem).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            ) : line.outcome === 'new' ? (
              texts.added
            ) : (
              texts.there
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
