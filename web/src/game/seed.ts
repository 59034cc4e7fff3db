const WORDS = new TextEncoder().encode('amunre seed commitment');

/** What came of holding the seed of a finished game against what was published at its start. */
export type Verdict = 'fits' | 'differs' | 'unknown';

/** As `amunre verify` does it: SHA-256 over the words and the seed's 32 bytes is the commitment. */
export async function checkSeed(seed: string, commitment: string): Promise<Verdict> {
  const bytes = seed.match(/^[0-9a-f]{64}$/) && seed.match(/../g)?.map((pair) => parseInt(pair, 16));
  // Browsers offer their cryptography only to pages that came over https or from this machine.
  if (!bytes || !globalThis.crypto?.subtle) return 'unknown';
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...WORDS, ...bytes]));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment ? 'fits' : 'differs';
}
