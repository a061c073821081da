import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import type { SocketState } from './stream.ts';
import { onlineText as t } from './texts.ts';
import './line-notice.css';

/** Says that what is seen may be old; nothing while the line is there. */
export function LineNotice({ line }: { readonly line: SocketState }) {
  if (line.kind === 'live') return null;
  return (
    <Card className="line-notice" role="status">
      <Icon name="offline" /> {t(line.kind === 'down' ? 'line.down' : 'line.stopped')}
    </Card>
  );
}
