/** Words between the pages of one browser; where it forbids them, between the parts of this page alone. */
export interface Channel<M> {
  post(message: M): void;
  close(): void;
}

/** Opens a channel by its name. As everywhere, nobody hears what he says himself. */
export function openChannel<M>(name: string, hear: (message: M) => void): Channel<M> {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<M>) => hear(data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return withinThePage(name, hear);
  }
}

type Hear = (message: never) => void;
const listeners = new Map<string, Set<Hear>>();

function withinThePage<M>(name: string, hear: (message: M) => void): Channel<M> {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(hear));
  return {
    post(message) {
      for (const other of all) if (other !== hear) queueMicrotask(() => other(message as never));
    },
    close: () => all.delete(hear),
  };
}
