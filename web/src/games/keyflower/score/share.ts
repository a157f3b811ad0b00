/** A text inside the fragment of an address: packed, so that a whole table fits into a link. */
const KEY = 'z=';

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(packed as ReadableStream).arrayBuffer());
}

export async function fragment(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...packed));
  return `#${KEY}${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The text of a fragment, or null where it holds none. */
export async function textOf(hash: string): Promise<string | null> {
  if (!hash.startsWith(`#${KEY}`)) return null;
  try {
    const letters = atob(
      hash
        .slice(KEY.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}
