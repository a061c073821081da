export { readSite } from './http/files.ts';
export { GameServer, type ServerOptions } from './server.ts';
export { CannotServe } from './store/contract.ts';
