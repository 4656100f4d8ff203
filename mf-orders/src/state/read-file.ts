const largestBytes = 10 * 1024 * 1024;

/** A file as calls send it, or the code of the problem with it. */
export type ReadFile =
  | { readonly name: string; readonly type: string; readonly base64: string }
  | { readonly problem: string };

/** Reads a chosen file. The server examines it; only obvious problems are reported here, before the upload. */
export async function readFile(file: File, types: readonly string[], wrongType: string): Promise<ReadFile> {
  if (!types.includes(file.type)) return { problem: wrongType };
  if (file.size > largestBytes) return { problem: 'too_large' };
  const base64 = await new Promise<string | null>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
  return base64 === null ? { problem: wrongType } : { name: file.name, type: file.type, base64 };
}
