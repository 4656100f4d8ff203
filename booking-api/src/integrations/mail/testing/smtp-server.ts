import { SMTPServer } from 'smtp-server';

type Received = { recipients: string[]; raw: string };

/** A real SMTP server that keeps what it receives. */
export async function startSmtp(answer: { refuse?: boolean; password?: string } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: answer.password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === answer.password ? done(null, { user: 'shop' }) : done(new Error('Wrong password')),
    onRcptTo: (_address, _session, done) => done(answer.refuse ? new Error('No such mailbox') : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, port, stop: () => new Promise<void>((done) => server.close(done)) };
}
