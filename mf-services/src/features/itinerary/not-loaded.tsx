import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { useItinerary } from './itinerary-context.ts';

/** A question of a leg that failed, told in a sentence, with the way to ask again. */
export function NotLoaded({ children }: { children: string }) {
  const { store } = useItinerary();
  return (
    <Alert
      severity="warning"
      live
      action={<Button onClick={() => store.dispatch({ type: 'retried' })}>Try again</Button>}
    >
      {children}
    </Alert>
  );
}
