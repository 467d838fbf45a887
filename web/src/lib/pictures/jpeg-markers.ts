/** Bytes in which the next marker is looked for at once. */
const GAP_BYTES = 4096;
const START_BYTES = 2;

/**
 * Returns the position of the next marker of a JPEG, as decoders do: they pass over bytes between segments. Throws a
 * `RangeError` at the end of the file.
 */
export async function findMarker(file: Blob, position: number): Promise<number> {
  for (let start = position; ; start += GAP_BYTES) {
    const bytes = new DataView(await file.slice(start, start + GAP_BYTES + 1).arrayBuffer());
    for (let index = 0; index < GAP_BYTES; index += 1) {
      if (bytes.getUint8(index) === 0xff && ![0, 0xff].includes(bytes.getUint8(index + 1))) return start + index;
    }
  }
}

/**
 * Returns a JPEG without bytes between its start and its first marker: browsers recognise no picture by them, although
 * their decoders, as the server's, pass over them. Other files stay as they are.
 */
export async function closeFirstGap(file: Blob): Promise<Blob> {
  const start = file.slice(0, START_BYTES);
  const [first, second] = new Uint8Array(await start.arrayBuffer());
  if (first !== 0xff || second !== 0xd8) return file;
  try {
    const marker = await findMarker(file, START_BYTES);
    return marker === START_BYTES ? file : new Blob([start, file.slice(marker)], { type: file.type });
  } catch (error) {
    // It has no marker at all: no decoder reads it.
    if (error instanceof RangeError) return file;
    throw error;
  }
}
