import type pg from 'pg';

const facts = ['line_key', 'name', 'sku_prefix', 'length', 'width', 'height', 'weight'] as const;
export type Product = Readonly<Record<(typeof facts)[number] | 'id', string | number>>;

export const readProducts = async (client: pg.Client): Promise<Product[]> =>
  (await client.query<Product>(`select id, ${facts.join(', ')} from products order by id`)).rows;

/** The products that a release corrected, such as `golf-standard: weight 42 to 44`, in pounds and inches. */
export const correctedProducts = (before: readonly Product[], after: readonly Product[]): string[] =>
  before.flatMap((old) => {
    const now = after.find(({ id }) => id === old.id);
    const changes = facts.filter((fact) => now && now[fact] !== old[fact]);
    return changes.length === 0
      ? []
      : [`${old.id}: ${changes.map((fact) => `${fact} ${old[fact]} to ${now?.[fact]}`).join(', ')}`];
  });
