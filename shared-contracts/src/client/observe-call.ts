import { Observable } from '../bus/rx.ts';
import type { CallDefinition, CallInput, CallOutput } from '../call/define-call.ts';
import type { ApiClient, CallOptions } from './api-client.ts';

/** A call as an observable: sent on subscription, aborted when there is no subscriber (as by switchMap). */
export const observeCall = <D extends CallDefinition>(
  api: ApiClient,
  definition: D,
  input: CallInput<D>,
  options: Omit<CallOptions, 'signal'> = {},
): Observable<CallOutput<D>> =>
  new Observable((subscriber) => {
    const controller = new AbortController();
    api.call(definition, input, { ...options, signal: controller.signal }).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => {
        if (!controller.signal.aborted) subscriber.error(error);
      },
    );
    return () => controller.abort();
  });
