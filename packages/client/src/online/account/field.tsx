import { type ComponentProps, useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/button.tsx';
import { accountText as t } from './texts.ts';
import '../../ui/text-field.css';
import './account.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One line to fill in, with a hint under it. */
export function Field({ label, hint, onChange, ...input }: Props) {
  const id = useId();
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="text-field"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="account-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A password, which can be looked at and pasted. */
export function PasswordField(props: Omit<Props, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="account-password">
      <Field {...props} type={isShown ? 'text' : 'password'} maxLength={200} spellCheck={false} autoCapitalize="off" />
      <IconButton label={t('password.show')} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <Icon name="eye" />
      </IconButton>
    </div>
  );
}

/** What went wrong, read aloud when it comes. */
export function Fault({ children }: { readonly children: string | null }) {
  return (
    <p role="alert" className="account-fault">
      {children}
    </p>
  );
}

/** Sent by its button or by Enter, without leaving the page. */
export function Form({
  onSend,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSend: () => Promise<void> }) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    />
  );
}
