import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { createApiClient } from './api-client.ts';
import { ApiError, CallAborted } from './api-error.ts';

const readPlace = defineCall({
  name: 'test.place',
  row: 'own',
  summary: '',
  method: 'POST',
  path: '/places/:id',
  access: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ zip: z.string() }),
  body: z.object({ note: z.string() }),
  response: z.object({ city: z.string() }),
});
const input = { params: { id: 'a/b' }, query: { zip: '34102' }, body: { note: 'hi' } };

function clientOver(adapter: AxiosAdapter) {
  return createApiClient({
    baseUrl: 'http://golf.test',
    headers: () => ({ 'x-csrf-token': 'fresh' }),
    http: axios.create({ adapter }),
  });
}
const answer =
  (status: number, data: unknown): AxiosAdapter =>
  async (config) => {
    const response = { status, statusText: '', data, headers: {}, config };
    if (status >= 400) throw new AxiosError('refused', undefined, config, null, response);
    return response;
  };

describe('the API client', () => {
  it('AC-10 fills path, query, body and the current tokens from the definition', async () => {
    let sent: InternalAxiosRequestConfig | undefined;
    const client = clientOver(async (config) => {
      sent = config;
      return answer(200, { city: 'Naples', extra: 1 })(config);
    });
    await expect(client.call(readPlace, input)).resolves.toEqual({ city: 'Naples' });
    expect(sent).toMatchObject({ url: '/places/a%2Fb', method: 'post', params: { zip: '34102' } });
    expect(sent?.headers.get('x-csrf-token')).toBe('fresh');
  });

  it('CO-48 lets the browser finish a call of a closing page, with the current tokens', async () => {
    const close = defineCall({
      name: 'test.close',
      row: 'own',
      summary: '',
      method: 'DELETE',
      path: '/places/:id',
      access: 'public',
      params: z.object({ id: z.string() }),
      response: z.object({ success: z.literal(true) }),
    });
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true }));
    const client = clientOver(answer(500, {}));
    await expect(client.call(close, { params: { id: '7' } }, { outlivesPage: true })).resolves.toEqual({
      success: true,
    });
    expect(sent).toHaveBeenCalledWith(
      'http://golf.test/places/7',
      expect.objectContaining({
        method: 'DELETE',
        keepalive: true,
        headers: expect.objectContaining({ 'x-csrf-token': 'fresh' }),
      }),
    );
    sent.mockRestore();
  });

  it('turns problem+json into an ApiError with code, fields and trace id', async () => {
    const problem = {
      status: 422,
      code: 'invalid',
      fields: [{ path: 'o_zip', code: 'zip_not_valid' }],
      trace_id: 't-1',
      success: false,
    };
    const failure = await clientOver(answer(422, problem))
      .call(readPlace, input)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: problem.fields,
      traceId: 't-1',
      body: { success: false },
    });
  });

  it('distinguishes a lost connection, an unreadable answer and an answer outside the contract', async () => {
    const codes = await Promise.all(
      [
        async () => {
          throw new AxiosError('Network Error');
        },
        answer(502, '<html>'),
        answer(200, { town: 'Naples' }),
      ].map((adapter) =>
        clientOver(adapter as AxiosAdapter)
          .call(readPlace, input)
          .catch((error: ApiError) => error.code),
      ),
    );
    expect(codes).toEqual(['connection_lost', 'internal', 'answer_not_understood']);
  });

  it('PR-02 rejects with CallAborted when a newer call replaced it', async () => {
    const controller = new AbortController();
    const client = clientOver(
      (config) =>
        new Promise((_, reject) => {
          config.signal?.addEventListener?.('abort', () => reject(new axios.CanceledError()));
        }),
    );
    const call = client.call(readPlace, input, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(CallAborted);
  });
});
