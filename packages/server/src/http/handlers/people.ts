/** Links, codes and sessions: how people come, and come back. */
import { tokenPattern } from '@roundhouse/protocol';
import { hashOf } from '../../people/keys.ts';
import { noSuchInvitation } from '../../problem.ts';
import type { InvitationRow } from '../../store/contract.ts';
import { invitationAnswer, join } from '../../tables/joining.ts';
import type { OpenTable } from '../../tables/open-table.ts';
import type { Handlers, Services } from '../call.ts';
import { refuseGuessing, wrongCode } from '../guessing.ts';
import { opened } from './games.ts';

type Names = 'invitation' | 'accept' | 'makeCode' | 'comeBack' | 'endSession';

export const peopleHandlers: Handlers<Names> = {
  async invitation({ services, person, params, ip }) {
    const { row, table } = await invited(services, params['token']!, ip);
    const owner = await services.store.read.person(table.stored.row.owner);
    return { body: invitationAnswer(table, row, person, owner?.name ?? '') };
  },

  async accept({ services, person: known, params, body, ip }) {
    const { row, table } = await invited(services, params['token']!, ip);
    const { person, newcomer, isNew } = await join(table, row, services.people, known, body);
    return opened(table, person, newcomer, undefined, isNew ? 201 : 200);
  },

  async makeCode({ services, person }) {
    return { status: 201, body: { code: await services.people.anotherCode(person!) } };
  },

  async comeBack({ services, body, ip }) {
    refuseGuessing(services, ip);
    const back = await services.people.comeBack(body.code);
    if (!back) throw wrongCode(services, ip);
    return {
      body: { name: back.person.name, games: await services.tables.listOf(back.person) },
      session: back.session,
    };
  },

  async endSession({ services, session }) {
    await services.people.endSession(session!);
    return { body: {}, session: null };
  },
};

/** A wrong link and a withdrawn one read the same. */
async function invited(
  services: Services,
  token: string,
  ip: string,
): Promise<{ readonly row: InvitationRow; readonly table: OpenTable }> {
  refuseGuessing(services, ip);
  const row = tokenPattern.test(token) ? await services.store.read.invitation(hashOf(token)) : undefined;
  const table = row && (await services.tables.get(row.game));
  if (row && table) return { row, table };
  services.guesses.count(ip);
  throw noSuchInvitation();
}
