import { notice } from '../app/notices.tsx';
import { NoAnswer, Refused } from './api.ts';
import { onlineText as t } from './texts.ts';

/** Why the server has not done something, in its own sentence, or that it could not be asked. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.problem.title;
  if (error instanceof NoAnswer) return t('failure.noAnswer');
  throw error;
}

/** Does something on the server, and says why if it is not done. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceOf(error);
    notice((toast) => toast.error(sentence));
    return null;
  }
}
