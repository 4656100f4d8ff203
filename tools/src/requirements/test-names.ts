import { type Argument, type Expression, parseSync, type Super } from '@swc/core';

const testFunctions = ['it', 'test', 'describe'];

/** Text of a literal, '' for anything else. */
const textOf = (node: Expression | undefined): string => {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return '';
  return node.quasis.map(({ cooked, raw }) => cooked ?? raw).join(' ');
};

/** Unwraps the table in `[…] as const` and `[…] satisfies T`. */
function withoutTypes(node: Expression | undefined): Expression | undefined {
  const typed =
    node?.type === 'TsConstAssertion' ||
    node?.type === 'TsAsExpression' ||
    node?.type === 'TsSatisfiesExpression';
  return typed ? withoutTypes(node.expression) : node;
}

/** First cells of the table of an `each`: they replace the %s of its name. */
function firstCells(table: Argument | undefined): string[] {
  const rows = withoutTypes(table?.expression);
  if (rows?.type !== 'ArrayExpression') return [];
  return rows.elements.flatMap((row) => {
    const cells = withoutTypes(row?.expression);
    return cells?.type === 'ArrayExpression' ? [textOf(cells.elements[0]?.expression)] : [textOf(cells)];
  });
}

type Callee = Expression | Super | { type: 'Import' };

/** Whether `it`, `it.skip`, `test.each(…)` or similar is called. */
function isTestFunction(callee: Callee): boolean {
  if (callee.type === 'Identifier') return testFunctions.includes(callee.value);
  if (callee.type === 'MemberExpression') return isTestFunction(callee.object);
  return callee.type === 'CallExpression' && isTestFunction(callee.callee);
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (node: object): node is Extract<Expression, { type: 'CallExpression' }> =>
  'type' in node && node.type === 'CallExpression';

function namesOfCall(node: object): string[] {
  if (!isCall(node) || !isTestFunction(node.callee)) return [];
  const name = textOf(node.arguments[0]?.expression);
  if (name === '') return [];
  const table = node.callee.type === 'CallExpression' ? firstCells(node.callee.arguments[0]) : [];
  return /^[^%]*%[sp]/.test(name) && table.length > 0
    ? table.map((cell) => name.replace(/%[sp]/, cell))
    : [name];
}

const namesBelow = (node: unknown): string[] =>
  isNode(node) ? [...namesOfCall(node), ...Object.values(node).flatMap(namesBelow)] : [];

/** The names of all tests of a file, as a run shows them if they are literals; `tsx` if the file has markup. */
export const testNames = (source: string, tsx = true): string[] =>
  namesBelow(parseSync(source, { syntax: 'typescript', tsx }));
