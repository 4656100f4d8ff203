/** The bytes of a file, as requests send them; null if the device cannot read it. */
export const readBase64 = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
