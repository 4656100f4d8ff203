import pg from 'pg';

/** What the database holds: figures of an empty console say nothing. */
export async function describeSize(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ facilities: number; users: number; orders: number }>(
      `select (select count(*)::int from facilities) as facilities,
              (select count(*)::int from users) as users, (select count(*)::int from orders) as orders`,
    );
    const { facilities = 0, users = 0, orders = 0 } = rows[0] ?? {};
    return `Measured over ${facilities} facilities, ${users} users and ${orders} orders.`;
  } finally {
    await client.end();
  }
}
