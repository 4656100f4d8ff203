import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/workspace.ts';

const documents = globSync(['*.md', 'docs/**/*.md', '{shell,mf-*,shared-*,booking-api,tools}/*.md'], {
  cwd: root,
});
const textOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8').replace(/```[\s\S]*?```/g, '');

/** How a heading is addressed: in lower case, with `-` for spaces and without other punctuation. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const isBroken = (from: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(root, path))) return true;
  return anchor !== undefined && !anchorsOf(path).includes(anchor);
};

describe('links between documents', () => {
  it('every link leads to a file, and to a heading of it', () => {
    const broken = documents.flatMap((path) =>
      [...textOf(path).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && isBroken(path, link))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('the run book leads to each other alert that it names', () => {
    const text = textOf('docs/runbook.md');
    const alerts = [...text.matchAll(/^## (\w+)$/gm)].map(([, alert = '']) => alert);
    const plain = text.replace(/^##.*$/gm, '').replace(/\[[^\]]*\]\([^)]*\)/g, '');
    // A command may name an alert too.
    const sentences = plain.replace(/`[^`]*`/g, '');
    expect(alerts.filter((alert) => sentences.includes(alert))).toEqual([]);
  });
});
