/** Clients that come by https, from an address of their choice. */
import { request } from 'node:https';
import { type Asked, Client } from './kit.ts';

/** One connection for each request: a proxy may pass each on to another server. */
export class SecureClient extends Client {
  readonly #from: string;
  override readonly trusted: string;

  /** `from` is an address of this machine that the other side sees. */
  constructor(address: string, certificate: string, from = '127.0.0.1') {
    super(address);
    this.trusted = certificate;
    this.#from = from;
  }

  protected override fetch(address: string, { method, headers, body }: Asked): Promise<Response> {
    const options = { method, headers, ca: this.trusted, localAddress: this.#from, agent: false, family: 4 };
    return new Promise((answered, failed) => {
      const asked = request(address, options, (response) => {
        const told = new Headers();
        for (let i = 0; i < response.rawHeaders.length; i += 2)
          told.append(response.rawHeaders[i]!, response.rawHeaders[i + 1]!);
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', failed);
        response.on('end', () => {
          const status = response.statusCode!;
          const content = status === 204 ? null : Buffer.concat(parts);
          answered(new Response(content, { status, headers: told }));
        });
      });
      asked.on('error', failed);
      asked.end(body);
    });
  }
}
