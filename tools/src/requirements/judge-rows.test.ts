import type { Row, RowScope } from './ids.ts';
import { judgeRows } from './judge-rows.ts';
import { readRows } from './read-rows.ts';

const row = (id: string, where: RowScope): Row => ({ id, text: '', where });
const judged = (rows: Row[], page: string[], server: string[]) => {
  const { unproven, unknown } = judgeRows(
    rows,
    { page: new Set(page), server: new Set(server) },
    new Set(['C4-1']),
  );
  return [unproven.map(({ id }) => id), unknown];
};

describe('the rows of docs/requirements', () => {
  it('a row has the tests that its place requires', () => {
    expect(judged([row('PY-01', 'page')], ['PY-01'], [])).toEqual([[], []]);
    expect(judged([row('PY-01', 'page')], [], ['PY-01'])).toEqual([['PY-01'], []]);
    expect(judged([row('PY-01', 'server')], [], ['PY-01'])).toEqual([[], []]);
    expect(judged([row('PY-01', 'both')], ['PY-01'], [])).toEqual([['PY-01'], []]);
    expect(judged([row('PY-01', 'both')], ['PY-01'], ['PY-01'])).toEqual([[], []]);
    expect(judged([row('PY-01', 'open')], [], [])).toEqual([[], []]);
  });

  it('tests may quote only the ids of rows and attacks', () => {
    expect(judged([row('PY-01', 'open')], ['PY-01', 'C4-1', 'LV-10'], ['PY-99'])).toEqual([[], ['PY-99']]);
  });

  it('every row of this repository is tested', () => {
    const { rows, unproven, unknown } = readRows();
    expect(rows.length).toBeGreaterThan(400);
    expect(unproven.map(({ id, where }) => `${id} ${where}`)).toEqual([]);
    expect(unknown).toEqual([]);
  });
});
