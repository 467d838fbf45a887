/** Types of the parts of libheif-js in use: its own types lack the decoder. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface Picture {
    is_primary(): boolean;
    /** Upright, in pixels. */
    get_width(): number;
    get_height(): number;
    /** Fills `target` with RGBA; the callback gets null where that fails. */
    display(target: ImageData, done: (target: ImageData | null) => void): void;
  }
  export default function createLibheif(options: { wasmBinary: ArrayBuffer }): {
    HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] };
  };
}
