import { Refused, UNREACHABLE } from '../api/client';
import { isKey, say, t } from '../text/index.svelte';
import { inOurWords } from '../text/sentences';

/** One thing a person tries: whether it is under way, and why it failed. */
export interface Attempt {
  readonly busy: boolean;
  readonly problem: string;
  run(work: () => Promise<unknown>): Promise<boolean>;
}

export function attempt(): Attempt {
  let busy = $state(false);
  let problem = $state('');
  return {
    get busy() {
      return busy;
    },
    get problem() {
      return problem;
    },
    async run(work) {
      busy = true;
      problem = '';
      try {
        await work();
        return true;
      } catch (error) {
        problem = (await inOurWords(explained(error))).text;
        return false;
      } finally {
        busy = false;
      }
    },
  };
}

/** A refusal in a sentence: in the person's language where we have one for its code, else in the server's words. */
export function explained(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  if (error.code === UNREACHABLE) return t('shell.unreachable.text');
  const key = `error.${error.code}`;
  return isKey(key) ? say(key) : error.message;
}
