export { backUp, currentRows, type Kept, restore } from './backup/backup.ts';
export { BackupFault, rowsOf } from './backup/format.ts';
export { verifyGames } from './backup/verify.ts';
export { readSite } from './http/files.ts';
export type { MailOptions } from './people/mail.ts';
export { giveOrder, type Order } from './people/orders.ts';
export { GameServer, type ServerOptions } from './server.ts';
export { CannotServe } from './store/contract.ts';
export { scratchDatabase } from './store/postgres/scratch.ts';
