/** Mail to people who have left an address, where the operator has named a server that sends it. */
import { Recent } from '../recent.ts';
import { createTransport, type Transporter } from 'nodemailer';

export interface MailOptions {
  /** smtp://name:password@host:port, or smtps:// */
  readonly smtp: string;
  /** Who writes: games@example.org */
  readonly from: string;
  /** The address of the page, for links. What a request says of it is not to be trusted. */
  readonly page: string;
}

/** Milliseconds for a server that does not answer. */
const PATIENCE = 20_000;

const MOST_UNSENT = 20;
/** Enough to be known again by whose it is. */
const masked = (address: string): string => address.replace(/^(.).*@/u, '$1…@');

export class Mailer {
  readonly unsent = new Recent<{ readonly at: number; readonly to: string; readonly why: string }>(MOST_UNSENT);
  readonly #options: MailOptions;
  readonly #transport: Transporter;
  readonly #log: (line: string) => void;

  constructor(options: MailOptions, log: (line: string) => void) {
    this.#options = options;
    this.#log = log;
    this.#transport = createTransport(options.smtp, {
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    } as object);
  }

  /** Nobody waits for it: how long it takes would tell whether there is somebody to write to. */
  sendReset(to: string, name: string, token: string): void {
    const link = new URL(`/reset#${token}`, this.#options.page).href;
    const text = [
      `Hello ${name},`,
      'somebody, probably you, has asked for a new password at Roundhouse. This link sets one, once and within a day:',
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n');
    const mail = { from: this.#options.from, to, subject: 'A new password for Roundhouse', text };
    this.#transport.sendMail(mail).catch((error: unknown) => {
      const { code } = error as { code?: string };
      const why = code ?? 'the mail server refuses it';
      this.unsent.add({ at: Date.now(), to: masked(to), why });
      this.#log(`a mail could not be sent: ${why}.`);
    });
  }

  close(): void {
    this.#transport.close();
  }
}
