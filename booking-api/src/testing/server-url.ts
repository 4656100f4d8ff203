import type { ChildProcess } from 'node:child_process';

/** The address that a server logs once it listens; rejects with its output when it ends before. */
export function serverUrl(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Server listening at (http:[^"\s]+)/.exec(said)?.[1];
      if (url) done(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
}
