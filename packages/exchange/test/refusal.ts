import { ImportError, importGame } from '@roundhouse/exchange';

/** Why an export cannot be brought in; `accepted` if it can. */
export function refusalOf(exported: Parameters<typeof importGame>[0]): string {
  try {
    importGame(exported);
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
  return 'accepted';
}
