/** Whether an error says that the connection to the database is gone or going (classes 08 and 57P of PostgreSQL). */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|08...|57P..)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)
  );
}
