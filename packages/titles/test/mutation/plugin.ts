import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ledgerCalls, sourcesOf, withoutCall } from './ledger-calls.ts';
import { isLedgerCall, switchedOff } from './named.ts';

/** Only for the mutation run: leaves one call of the ledger out of a title's source as it is loaded. */
export function withoutNamedCall(): Plugin[] {
  const named = switchedOff();
  if (named === null || !isLedgerCall(named)) return [];
  const call = ledgerCalls(named.title).find(({ place }) => place === named.place);
  if (!call) throw new Error(`there is no call ${named.title} ${named.place}`);
  const path = join(sourcesOf(named.title), call.file).replaceAll('\\', '/');
  return [
    {
      name: 'roundhouse-without-ledger-call',
      enforce: 'pre',
      transform: (text, id) => (id.split('?')[0] === path ? { code: withoutCall(text, call), map: null } : null),
    },
  ];
}
