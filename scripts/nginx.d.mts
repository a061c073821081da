export interface Nginx {
  /** By https, without a slash at the end. */
  readonly address: string;
  readonly port: number;
  /** Its own, which nobody else vouches for. */
  readonly certificate: string;
  remove(): void;
}

export function hasNginx(): boolean;
export function startNginx(ports: readonly number[]): Promise<Nginx>;
