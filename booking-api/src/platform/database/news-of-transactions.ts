import type pg from 'pg';

/** Sends the subjects of a committed transaction; when it fails the database announces them. */
export type SendNews = (subjects: readonly string[]) => Promise<void>;

/** The code by which `tell_news` (migration 1044) marks a subject. */
const newsCode = 'SNEWS';
const begins = /^(begin|start transaction)\b/;

/**
 * Takes news out of transactions of a pool. A NOTIFY takes a lock of the whole cluster while it commits; instead,
 * triggers answer the subjects to the connection, which sends them after the commit. A statement without a
 * transaction notifies as before.
 */
export function newsOfTransactions(pool: pg.Pool, send: SendNews) {
  const subjectsOf = new WeakMap<pg.PoolClient, Set<string>>();
  pool.on('connect', (client) => {
    const subjects = new Set<string>();
    subjectsOf.set(client, subjects);
    client.on('notice', ({ code, message }) => {
      if (code === newsCode && message) subjects.add(message);
    });
  });
  const announce = (subjects: readonly string[]): Promise<unknown> =>
    pool.query("select pg_notify('news', subject) from unnest($1::text[]) as subject", [subjects]);
  return {
    /** The statement, with the request that triggers answer where it begins a transaction. */
    asking: (text: string): string =>
      begins.test(text) ? `${text}; set local sendahead.news = 'answer'` : text,
    /** Sends the subjects after the answer of a commit. */
    after(client: pg.PoolClient, command: string): void {
      const subjects = subjectsOf.get(client);
      if (!subjects?.size || (command !== 'COMMIT' && command !== 'ROLLBACK')) return;
      const all = [...subjects];
      subjects.clear();
      // Nobody waits for news; a database that cannot announce them has failed for its callers too.
      if (command === 'COMMIT')
        void send(all)
          .catch(() => announce(all))
          .catch(() => {});
    },
  };
}
