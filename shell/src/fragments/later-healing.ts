import type { ReportError } from '../report/error-sink.ts';
import type { PlaceHealer } from './heal-places.ts';

interface Options {
  readonly load: () => Promise<PlaceHealer>;
  readonly report: ReportError;
}

/** The healing of a page's places, loaded when it is first asked for; a load that failed is tried again with the next. */
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
    // A page that looks has often no connection, which is no fault of a release: it looks again.
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
