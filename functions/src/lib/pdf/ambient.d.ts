declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Levels of the code units; odd for text written from right to left. */
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }
  export default function createBidi(): {
    getEmbeddingLevels(text: string): EmbeddingLevels;
    /** Null where the character has none. */
    getMirroredCharacter(character: string): string | null;
  };
}

/** Node's, which its types leave to those of browsers. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  function instantiate(bytes: Uint8Array): Promise<{ instance: { exports: Readonly<Record<string, unknown>> } }>;
}
