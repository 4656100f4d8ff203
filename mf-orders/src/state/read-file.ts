const largestBytes = 10 * 1024 * 1024;

/** A file as calls carry it, or the code of why it is none. */
export type ReadFile =
  | { readonly name: string; readonly type: string; readonly base64: string }
  | { readonly problem: string };

/** Reads a file that somebody chose. The server looks into it; here only what is plainly wrong is told at once. */
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
