import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { copyText } from '../ui/copy-text.ts';
import { shortLink } from './links.ts';
import { onlineText as t } from './texts.ts';
import '../ui/text-field.css';
import './copy-field.css';

interface Props {
  /** What is copied; a link is shown without its beginning. */
  readonly value: string;
  readonly label: string;
  /** The next thing to do here. */
  readonly primary?: boolean;
}

/** A text to pass on, with a button that copies it. */
export function CopyField({ value, label, primary = false }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => void copyText(value).then((done) => setCopied(done ? value : null));
  return (
    <div className="copy-field">
      <input
        className="text-field"
        readOnly
        value={shortLink(value)}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind={primary ? 'primary' : 'plain'} onClick={copy} aria-label={t('copy.label', { what: label })}>
        <Icon name={copied === value ? 'check' : 'copy'} /> {t(copied === value ? 'copy.done' : 'copy.do')}
      </Button>
    </div>
  );
}
