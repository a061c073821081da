import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../app/i18n.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import './dialog.css';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence under the title, read aloud with it. */
  readonly description?: string;
  readonly children?: ReactNode;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
}

/** A dialog that asks for words begins where they are written; any other at its first button, as usual. */
function focusField(event: Event): void {
  const { target } = event;
  const field = target instanceof Element && target.querySelector<HTMLElement>('.dialog-form :is(input, textarea)');
  if (!field || field.matches('[type="checkbox"], [type="radio"]')) return;
  event.preventDefault();
  field.focus();
}

export function Dialog({ open, onOpenChange, title, description, children, actions }: Props) {
  const t = useText();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className="dialog"
          onOpenAutoFocus={focusField}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('ui.close')}>
                <Icon name="close" />
              </IconButton>
            </Radix.Close>
          </header>
          {description && <Radix.Description className="dialog-text">{description}</Radix.Description>}
          {children}
          {actions && <footer className="dialog-actions">{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
