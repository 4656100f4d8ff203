import { Button } from '@sendahead/shared-ui';
import { bagsRestored, undoBags } from '../../copy/group-words.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import './group.css';

/** The last change of bags, while it can be undone. */
export function UndoBar() {
  const { store } = useTravelers();
  const undo = useSelector((state) => state.undo);
  if (!undo) return null;
  return (
    <div className="travelers-undo">
      <span>{undo.text}</span>
      <Button variant="quiet" onClick={() => store.dispatch({ type: 'undone', text: bagsRestored })}>
        {undoBags}
      </Button>
    </div>
  );
}
