import crypto from 'node:crypto';

/**
 * A password hash takes 50 ms of processor time, and tests sign in hundreds of times with the same passwords.
 * This hashes each password once, with its true result. A test that measures a hash uses new passwords.
 */
type Derive = typeof crypto.argon2;
const remembers = Symbol.for('sendahead.remembered-hashes');

function remembering(derive: Derive): Derive {
  const known = new Map<string, Promise<Buffer>>();
  const hash: Derive = (kind, parameters, done) => {
    const key = JSON.stringify([kind, parameters]);
    const work =
      known.get(key) ??
      new Promise<Buffer>((resolve, reject) => {
        derive(kind, parameters, (error, bytes) => (error ? reject(error) : resolve(bytes)));
      });
    known.set(key, work);
    work.then(
      (bytes) => done(null, Buffer.from(bytes)),
      (error: Error) => done(error, Buffer.alloc(0)),
    );
  };
  return Object.assign(hash, { [remembers]: true });
}

// All files of a worker share Node's own modules.
if (!(remembers in crypto.argon2)) crypto.argon2 = remembering(crypto.argon2);
