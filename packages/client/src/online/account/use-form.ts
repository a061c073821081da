import { useState } from 'react';
import { sentenceOf } from '../failure.ts';
import { NoPasskey } from './passkey.ts';
import { accountText as t } from './texts.ts';

export interface Form {
  readonly fault: string | null;
  readonly isSending: boolean;
  /** Sends it; what the server does not do is said in its own sentence. */
  readonly send: (work: () => Promise<void>) => Promise<void>;
  readonly setFault: (fault: string | null) => void;
}

export function useForm(): Form {
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<void>): Promise<void> => {
    setFault(null);
    setSending(true);
    try {
      await work();
    } catch (error) {
      setFault(error instanceof NoPasskey ? t('passkey.none') : sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  return { fault, isSending, send, setFault };
}
