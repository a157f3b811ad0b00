/** A text inside the fragment of an address: packed, so that a whole table fits into a link; and by which edition it counts. */
const KEY = 'z=';
const EDITION = '&edition=';

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(packed as ReadableStream).arrayBuffer());
}

export async function fragment(text: string, edition: string | null = null): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...packed));
  const safe = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `#${KEY}${safe}${edition === null ? '' : EDITION + encodeURIComponent(edition)}`;
}

/** The digest of the edition that a fragment counts by; null is the house's. */
export function editionOf(hash: string): string | null {
  const [, given = ''] = hash.split(EDITION);
  try {
    return decodeURIComponent(given) || null;
  } catch {
    return null;
  }
}

/** The text of a fragment, or null where it holds none. */
export async function textOf(hash: string): Promise<string | null> {
  const [packed = ''] = hash.split(EDITION);
  if (!packed.startsWith(`#${KEY}`)) return null;
  try {
    const letters = atob(
      packed
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
