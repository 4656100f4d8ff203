import { Button } from '@sendahead/shared-ui/button';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';

/** Folds a card that is in order; `title` is the card's. */
export function DoneButton({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      Done<VisuallyHidden>{` with ${title}`}</VisuallyHidden>
    </Button>
  );
}
