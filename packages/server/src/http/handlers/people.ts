/** Links, codes and sessions: how people come, and come back. */
import { tokenPattern } from '@roundhouse/protocol';
import { hashOf } from '../../people/keys.ts';
import { noSuchInvitation, ProblemError } from '../../problem.ts';
import type { InvitationRow } from '../../store/contract.ts';
import { invitationAnswer, join } from '../../tables/joining.ts';
import type { OpenTable } from '../../tables/open-table.ts';
import type { Handlers, Services } from '../call.ts';
import { opened } from './games.ts';

type Names = 'invitation' | 'accept' | 'makeCode' | 'comeBack' | 'endSession';

export const peopleHandlers: Handlers<Names> = {
  invitation({ services, person, params, ip }) {
    const { row, table } = invited(services, params['token']!, ip);
    const owner = services.store.read.person(table.stored.row.owner);
    return { body: invitationAnswer(table, row, person, owner?.name ?? '') };
  },

  async accept({ services, person: known, params, body, ip }) {
    const { row, table } = invited(services, params['token']!, ip);
    const { person, newcomer, isNew } = await join(table, row, services.people, known, body);
    return opened(table, person, newcomer, undefined, isNew ? 201 : 200);
  },

  async makeCode({ services, person }) {
    return { status: 201, body: { code: await services.people.anotherCode(person!) } };
  },

  async comeBack({ services, body, ip }) {
    refuseGuessing(services, ip);
    const back = await services.people.comeBack(body.code);
    if (!back) {
      services.guesses.count(ip);
      throw new ProblemError('none', 'No seat has this code: check it for a slip.');
    }
    return { body: { name: back.person.name, games: services.tables.listOf(back.person) }, session: back.session };
  },

  async endSession({ services, session }) {
    await services.people.endSession(session!);
    return { body: {}, session: null };
  },
};

/** A wrong link and a withdrawn one read the same. */
function invited(
  services: Services,
  token: string,
  ip: string,
): { readonly row: InvitationRow; readonly table: OpenTable } {
  refuseGuessing(services, ip);
  const row = tokenPattern.test(token) ? services.store.read.invitation(hashOf(token)) : undefined;
  const table = row && services.tables.get(row.game);
  if (row && table) return { row, table };
  services.guesses.count(ip);
  throw noSuchInvitation();
}

function refuseGuessing({ guesses }: Services, ip: string): void {
  const wait = guesses.wait(ip);
  if (wait > 0)
    throw new ProblemError('often', 'Too many wrong links or codes came from here: wait a while.', {
      retryAfter: Math.ceil(wait / 1000),
    });
}
