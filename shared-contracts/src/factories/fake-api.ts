import * as z from 'zod/mini';
import type { CallAnswer, CallDefinition, CallInput } from '../call/define-call.ts';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError, CallAborted } from '../client/api-error.ts';

/**
 * One prepared answer of a fake: typed by the contract, so that a fake cannot return what the server may not.
 */
export interface FakeAnswer {
  readonly definition: CallDefinition;
  readonly answer: (input: unknown) => unknown;
}

/** Answers a call with a value, or with a function of its input; throw an ApiError to refuse. */
export const answering = <D extends CallDefinition>(
  definition: D,
  answer: CallAnswer<D> | ((input: CallInput<D>) => CallAnswer<D> | Promise<CallAnswer<D>>),
): FakeAnswer => ({
  definition,
  answer: (input) =>
    typeof answer === 'function'
      ? (answer as (input: CallInput<D>) => unknown)(input as CallInput<D>)
      : answer,
});

export interface FakeApi extends ApiClient {
  /** Names of the calls made so far, in order, with their input. */
  readonly calls: { readonly name: string; readonly input: unknown }[];
}

/** An API client without a server. An unprepared call is an error of the test. */
export function fakeApi(...answers: readonly FakeAnswer[]): FakeApi {
  const calls: { name: string; input: unknown }[] = [];
  return {
    calls,
    async call(definition, input, options = {}) {
      calls.push({ name: definition.name, input });
      const prepared = answers.find((answer) => answer.definition.name === definition.name);
      if (!prepared) throw new Error(`no answer prepared for ${definition.name}`);
      const result = await prepared.answer(input);
      if (options.signal?.aborted) throw new CallAborted();
      return z.parse(definition.response, result) as never;
    },
  };
}

export const refusal = (
  status: number,
  code: string,
  body: Readonly<Record<string, unknown>> = {},
): ApiError => new ApiError({ status, code, body });
