import axios, { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import * as z from 'zod/mini';
import type { CallDefinition, CallInput, CallOutput } from '../call/define-call.ts';
import { problemSchema } from '../call/problem.ts';
import { ApiError, CallAborted, isApiError } from './api-error.ts';
import { pathOf } from './path-of.ts';

// zod compiles validators with `new Function` by default, which the page's CSP refuses.
z.config({ jitless: true });

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds until the call counts as lost; 30 s by default. */
  readonly timeoutMs?: number | undefined;
  /** For a call without a body that a page makes while it closes: the browser finishes it afterwards. */
  readonly outlivesPage?: boolean | undefined;
}

export interface ApiClient {
  /** Rejects with ApiError for refusals and lost connections, with CallAborted when `signal` was aborted. */
  call<D extends CallDefinition>(
    definition: D,
    input: CallInput<D>,
    options?: CallOptions,
  ): Promise<CallOutput<D>>;
}

export interface ApiClientOptions {
  readonly baseUrl: string;
  /** Called before each request, so that a new CSRF or cart token is used immediately. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Tests pass their own instance. */
  readonly http?: AxiosInstance;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

function toApiError(error: unknown): Error {
  if (isCancel(error)) return new CallAborted();
  if (!isAxiosError(error) || !error.response) return new ApiError({ status: 0, code: 'connection_lost' });
  const { status, data } = error.response;
  const problem = problemSchema.safeParse(data);
  if (!problem.success) return new ApiError({ status, code: status >= 500 ? 'internal' : 'malformed' });
  const { code, fields, trace_id } = problem.data;
  return new ApiError({ status, code, fields, traceId: trace_id, body: problem.data });
}

/** A closing page does not wait for an answer: an unreadable one is dropped. */
async function outlive<D extends CallDefinition>(
  { method, response }: D,
  url: string,
  headers: Record<string, string>,
): Promise<CallOutput<D>> {
  const answer = await fetch(url, { method, headers, credentials: 'include', keepalive: true });
  return z.parse(response, await answer.json()) as CallOutput<D>;
}

/** The browser's typed client: one axios instance, with every call made from its definition. */
export function createApiClient({ baseUrl, headers, http = axios.create() }: ApiClientOptions): ApiClient {
  return {
    async call(definition, input, options = {}) {
      const { params = {}, query, body } = input as LooseInput;
      try {
        const url = pathOf(definition, params);
        const allHeaders = { accept: 'application/json', ...headers(), ...options.headers };
        if (options.outlivesPage) return await outlive(definition, `${baseUrl}${url}`, allHeaders);
        const answer = await http.request<unknown>({
          baseURL: baseUrl,
          url,
          method: definition.method,
          params: query,
          data: body,
          headers: allHeaders,
          timeout: options.timeoutMs ?? 30_000,
          withCredentials: true,
          ...(options.signal ? { signal: options.signal } : {}),
        });
        const read = z.safeParse(definition.response, answer.data);
        if (read.success) return read.data as CallOutput<typeof definition>;
        // Rare, so not part of the first scripts.
        const { readNewerAnswer } = await import('./read-newer-answer.ts');
        const newer = readNewerAnswer(definition.response, answer.data, read.error.issues);
        if (!newer.success) throw new ApiError({ status: answer.status, code: 'answer_not_understood' });
        return newer.data as CallOutput<typeof definition>;
      } catch (error) {
        throw isApiError(error) ? error : toApiError(error);
      }
    },
  };
}
