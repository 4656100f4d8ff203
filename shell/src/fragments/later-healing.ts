import type { ReportError } from '../report/error-sink.ts';
import type { PlaceHealer } from './heal-places.ts';

interface Options {
  readonly load: () => Promise<PlaceHealer>;
  readonly report: ReportError;
}

/** The healing of a page's places, loaded on the first request; a failed load is retried with the next. */
export function laterHealing({ load, report }: Options): PlaceHealer {
  let loading: Promise<PlaceHealer> | undefined;
  const loaded = (): Promise<PlaceHealer> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    // A page often checks without a connection, which is no fault of a release: it checks again.
    look: () =>
      void loaded().then(
        ({ look }) => look(),
        () => undefined,
      ),
    follow: () =>
      void loaded().then(
        ({ follow }) => follow(),
        (error: unknown) => report(error, 'news of the release'),
      ),
  };
}
