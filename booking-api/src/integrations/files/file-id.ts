/** An id as the name of a stored file. Throws for what is no id of ours, so that no name leads anywhere else. */
export function nameOfFile(id: string): string {
  if (!/^[a-z]{2,8}_[0-9a-z]{10,40}$/.test(id)) throw new Error('not the id of a file');
  return id;
}
