/**
 * Whether an error means that the connection to the database is lost or closing (classes 08 and 57P of
 * PostgreSQL). The check reads its content, because a socket's error may come from another realm, where it is
 * no `instanceof` this module's Error.
 */
export function isLostConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  const message = 'message' in error ? String(error.message) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|08...|57P..)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(message)
  );
}
