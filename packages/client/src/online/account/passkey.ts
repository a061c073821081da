/** Passkeys as a browser makes and shows them; what goes over the wire is text. */
import { call } from '../api.ts';

/** Plain http in a home network has none, and neither has an address of numbers: a passkey is bound to a name. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.:[\]]+$/u.test(location.hostname);

/** Somebody has closed the browser's own question, or the device has no passkey. */
export class NoPasskey extends Error {}

/** The answer of a new passkey: for me, or for an account that is to be called so. */
export async function makePasskey(name?: string): Promise<PasskeyAnswer> {
  const {
    user,
    challenge,
    excludeCredentials = [],
    ...rest
  } = (await call('passkeyOptions', {
    body: name === undefined ? {} : { name },
  })) as unknown as CreationOptions;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(({ id }) => ({ id: bytesOf(id), type: 'public-key' as const })),
  };
  return answerOf(await asked(() => navigator.credentials.create({ publicKey })));
}

/** The answer of a passkey that is there. */
export async function showPasskey(): Promise<PasskeyAnswer> {
  const options = await call('enterOptions', { body: {} });
  const { challenge, ...rest } = options as unknown as RequestOptions;
  const publicKey = { ...rest, challenge: bytesOf(challenge), allowCredentials: [] };
  return answerOf(await asked(() => navigator.credentials.get({ publicKey })));
}

type CreationOptions = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
};
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, 'challenge'> & { readonly challenge: string };

export interface PasskeyAnswer {
  readonly id: string;
  readonly type: string;
  readonly [part: string]: unknown;
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential) return credential as PublicKeyCredential;
  } catch (error) {
    throw new NoPasskey('no passkey', { cause: error });
  }
  throw new NoPasskey('no passkey');
}

function answerOf({ id, rawId, type, response }: PublicKeyCredential): PasskeyAnswer {
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;
  const given = response as unknown as Partial<Record<(typeof parts)[number], ArrayBuffer | null>>;
  const texts = parts.flatMap((part) => (given[part] ? [[part, textOf(given[part])] as const] : []));
  return { id, rawId: textOf(rawId), type, clientExtensionResults: {}, response: Object.fromEntries(texts) };
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
