/** A passkey as a device makes it, with Node's own signatures: so that a test can also sign what no honest browser would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24 ? Buffer.from([(major << 5) | n]) : n < 256 ? Buffer.from([(major << 5) | 24, n]) : wide(major, n);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}
const wide = (major: number, n: number): Buffer => Buffer.from([(major << 5) | 25, n >> 8, n & 255]);

const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #count = 0;

  /** The answer to what a server asks when a passkey is to be made, on a page of that origin. */
  register({ challenge }: { readonly challenge: string }, origin: string): object {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string | undefined): Buffer => Buffer.from(text!, 'base64url');
    const key = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cbor(key)]);
    const authData = Buffer.concat([this.#authData(origin, 0x45), credential]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: cbor(attestation),
    });
  }

  /** The same when somebody signs in. */
  enter({ challenge }: { readonly challenge: string }, origin: string): object {
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const authenticatorData = this.#authData(origin, 0x05);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha(clientDataJSON)]), this.#keys.privateKey);
    return this.#answer({ clientDataJSON, authenticatorData, signature });
  }

  #authData(origin: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.#count);
    return Buffer.concat([sha(new URL(origin).hostname), Buffer.from([flags]), count]);
  }

  #answer(response: Readonly<Record<string, Buffer>>): object {
    const id = this.#id.toString('base64url');
    const parts = Object.entries(response).map(([key, value]) => [key, value.toString('base64url')]);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: Object.fromEntries(parts) };
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
