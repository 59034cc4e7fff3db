import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkSeed } from './seed';

const SEED = '00ff'.repeat(16);
const COMMITMENT = createHash('sha256').update('amunre seed commitment').update(Buffer.from(SEED, 'hex')).digest('hex');

it('holds the seed against the commitment', async () => {
  expect(await checkSeed(SEED, COMMITMENT)).toBe('fits');
  expect(await checkSeed('11'.repeat(32), COMMITMENT)).toBe('differs');
  expect(await checkSeed('no seed', COMMITMENT)).toBe('unknown');
});
