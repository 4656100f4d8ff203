import { Button } from '../button/button.tsx';
import { foldWords } from '../copy/fold.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Folds a complete card; `title` is the card's. */
export function DoneButton({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      {foldWords.done}
      <VisuallyHidden>{foldWords.card({ title })}</VisuallyHidden>
    </Button>
  );
}
