import { Button } from '@sendahead/shared-ui';
import { useId, useState } from 'react';
import { bagWords } from '../../copy/bag.ts';
import { useMessage } from '../../hooks/use-travelers.ts';
import { rowPath } from '../../state/state.ts';
import { BagWay, MoveBag } from './among-others.tsx';
import { BagNote } from './bag-note.tsx';
import { Contents } from './contents.tsx';
import type { BagNames, RowProps } from './item-row.tsx';

/**
 * Fields that few bags need: contents, a separate direction, a note, another traveler. Open if any is filled
 * in or invalid.
 */
export function MoreOfBag(props: RowProps & BagNames) {
  const { traveler, line, row, index, wholeName } = props;
  const wayMessage = useMessage(traveler, rowPath(line.key, index, 'way'));
  const contentsMessage = useMessage(traveler, rowPath(line.key, index, 'contents'));
  const [pressed, setPressed] = useState(Boolean(row.note || row.way || row.contents));
  const id = useId();
  const isOpen = pressed || Boolean(wayMessage || contentsMessage);
  return (
    <div className="travelers-row__more">
      <Button
        variant="quiet"
        aria-label={bagWords.moreOf({ bag: wholeName })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setPressed(!isOpen)}
      >
        {bagWords.more}
      </Button>
      {isOpen ? (
        <div id={id} className="travelers-row__rest">
          <div className="travelers-row__fields">
            {line.contents_required ? null : <Contents {...props} />}
            <BagWay {...props} />
          </div>
          <div className="travelers-row__acts">
            <BagNote {...props} bag={wholeName} />
            <MoveBag {...props} bag={wholeName} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
