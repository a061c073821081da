import { vi } from 'vitest';

/** What is printed, until it is restored. */
export function listening(): { written: string[]; restore: () => void } {
  const written: string[] = [];
  const print = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  return { written, restore: () => print.mockRestore() };
}
