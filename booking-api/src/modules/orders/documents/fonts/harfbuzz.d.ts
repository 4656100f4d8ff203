/** The used part of HarfBuzz, which has no types at this version. */
declare module 'harfbuzzjs' {
  interface Buffer {
    addText(text: string): void;
    setDirection(direction: 'ltr' | 'rtl'): void;
    guessSegmentProperties(): void;
    /** Glyphs in drawing order: id, position in the text, advance and offset. */
    json(): { g: number; cl: number; ax: number; dx: number; dy: number }[];
    destroy(): void;
  }
  interface Font {
    readonly ptr: number;
  }
  interface HarfBuzz {
    createBlob(bytes: Uint8Array): { readonly ptr: number };
    createFace(blob: { readonly ptr: number }, index: number): { readonly ptr: number };
    createFont(face: { readonly ptr: number }): Font;
    createBuffer(): Buffer;
    shape(font: Font, buffer: Buffer): void;
  }
  const ready: Promise<HarfBuzz>;
  export default ready;
}
