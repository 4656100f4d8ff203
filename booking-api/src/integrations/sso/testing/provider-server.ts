import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';

/** A real identity provider with one visitor, set by the test: `PUT /visitor` with claims, or null. */
let visitor: Record<string, unknown> | null = null;
const people = new Map<string, Record<string, unknown>>();

/** The server listens before the provider is created, because the issuer contains the port. */
const server = createServer();
await new Promise<void>((done) => server.listen(0, 'localhost', done));
const address = server.address();
const issuer = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'sendahead',
      client_secret: process.env.CLIENT_SECRET,
      redirect_uris: (process.env.REDIRECT_URIS ?? '').split(' '),
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  pkce: { required: () => true },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  cookies: { keys: ['only for tests'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  findAccount: (_context: unknown, id: string) => ({
    accountId: id,
    claims: async () => ({ ...people.get(id), sub: id }),
  }),
});
const answer = provider.callback();

async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  const finish = (result: Record<string, unknown>) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  if (visitor === null) return finish({ error: 'access_denied' });
  const accountId = session?.accountId ?? String(visitor.sub);
  if (prompt.name === 'login') return finish({ login: { accountId: String(visitor.sub) } });
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope('openid email profile');
  return finish({ consent: { grantId: await grant.save() } });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

server.on('request', (request, response) => {
  const failed = (error: unknown) => response.writeHead(500).end(String(error));
  if (request.method === 'PUT' && request.url === '/visitor') {
    bodyOf(request).then((text) => {
      visitor = JSON.parse(text);
      if (visitor) people.set(String(visitor.sub), visitor);
      response.writeHead(204).end();
    }, failed);
  } else if (request.url?.startsWith('/interaction/')) interact(request, response).catch(failed);
  else answer(request, response).catch(failed);
});
process.stdout.write(`Server listening at ${issuer}\n`);
