const SAMPLE = 2000;

/** Decodes UTF-8 or UTF-16 with or without a mark, else windows-1252, in which every byte is a sign. */
export function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder(detectUtf16(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Without a mark, every other byte of western text is zero. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const countZeros = (odd: number) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  if (countZeros(1) > sample.length / 4) return 'utf-16le';
  return countZeros(0) > sample.length / 4 ? 'utf-16be' : null;
}
