/** Of every route: what it reads and what it answers. Only servers, tests and documentation need them. */
import type * as z from 'zod/mini';
import * as a from './answers.ts';
import * as d from './desk.ts';
import { askedSchema, doneSchema } from './entries.ts';
import * as own from './own.ts';
import * as p from './people.ts';
import * as r from './requests.ts';
import type { RouteName } from './routes.ts';
import * as t from './talk.ts';

export interface RouteSchemas {
  readonly body?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** By status, where it is done. What is not is a problem. */
  readonly answers: Readonly<Record<number, z.ZodMiniType>>;
}

const entryAnswers = { 200: doneSchema, 201: doneSchema, 202: askedSchema };
const atTable = { 200: a.tableAnswerSchema };
const nothing = r.nothingSchema;

export const schemas = {
  server: { answers: { 200: a.serverSchema } },
  myGames: { query: r.myGamesQuerySchema, answers: { 200: a.myGamesSchema } },
  tables: { query: r.lobbyQuerySchema, answers: { 200: a.lobbyAnswerSchema } },
  nextGame: { query: r.nextGameQuerySchema, answers: { 200: a.nextGameSchema } },
  createGame: { body: r.createGameSchema, answers: { 201: a.seatedSchema } },
  importGame: { body: r.importGameSchema, answers: { 201: a.seatedSchema } },
  game: { query: r.sinceSchema, answers: { 200: a.gameSchema } },
  changeGame: { body: r.changeGameSchema, answers: atTable },
  removeGame: { answers: { 200: nothing } },
  entries: { query: r.sinceSchema, answers: { 200: a.entriesSchema } },
  file: { answers: { 200: a.fileSchema } },
  position: { answers: { 200: a.positionSchema } },
  act: { body: r.actSchema, answers: entryAnswers },
  ask: { body: r.askRequestSchema, answers: entryAnswers },
  answer: { body: r.answerSchema, answers: entryAnswers },
  vote: { body: r.voteSchema, answers: { 200: a.voteAnswerSchema } },
  goneUntil: { body: r.goneUntilSchema, answers: { 200: r.nothingSchema } },
  leaveMaximum: { body: r.maximumSchema, answers: { 200: nothing } },
  dropMaximum: { body: r.onlyRequestSchema, answers: { 200: nothing } },
  handSeat: { body: r.handSeatSchema, answers: entryAnswers },
  talk: { query: t.beforeSchema, answers: { 200: t.talkSchema } },
  say: { body: t.saySchema, answers: { 200: t.saidAnswerSchema, 201: t.saidAnswerSchema } },
  readTalk: { body: t.readToSchema, answers: { 200: nothing } },
  reportTalk: { body: nothing, answers: { 200: nothing } },
  shunAuthor: { body: own.shunSchema, answers: { 200: nothing } },
  shunSeat: { body: own.shunSchema, answers: { 200: nothing } },
  notes: { answers: { 200: own.notesSchema } },
  writeNote: { body: own.noteRequestSchema, answers: { 200: nothing } },
  shunned: { answers: { 200: own.shunnedSchema } },
  dropShunned: { answers: { 200: nothing } },
  changeSeats: { body: r.changeSeatsSchema, answers: atTable },
  changeSeat: { body: r.changeSeatSchema, answers: atTable },
  kick: { body: r.ofSeatSchema, answers: { 200: a.kickedSchema } },
  join: { body: r.joinSchema, answers: { 200: a.seatedSchema, 201: a.seatedSchema } },
  rematch: { body: r.rematchSchema, answers: { 200: a.seatedSchema, 201: a.seatedSchema } },
  seatPerson: { answers: { 200: a.seatPersonSchema } },
  leave: { body: r.ofSeatSchema, answers: atTable },
  start: { body: nothing, answers: atTable },
  invite: { body: r.inviteSchema, answers: { 201: a.linkSchema } },
  withdraw: { body: r.inviteSchema, answers: { 200: nothing } },
  invitation: { answers: { 200: a.invitationSchema } },
  accept: { body: r.acceptSchema, answers: { 200: a.seatedSchema, 201: a.seatedSchema } },
  makeCode: { body: nothing, answers: { 201: a.codeSchema } },
  comeBack: { body: r.comeBackSchema, answers: { 200: a.backSchema } },
  endSession: { answers: { 200: nothing } },
  signUp: { body: p.signUpSchema, answers: { 201: p.enteredSchema } },
  signIn: { body: p.signInSchema, answers: { 200: p.enteredSchema } },
  joinGuest: { body: r.comeBackSchema, answers: { 200: p.enteredSchema } },
  enterOptions: { body: nothing, answers: { 200: p.forBrowserSchema } },
  enterByPasskey: { body: p.enterByPasskeySchema, answers: { 200: p.enteredSchema } },
  passkeyOptions: { body: p.passkeyOptionsSchema, answers: { 200: p.forBrowserSchema } },
  addPasskey: { body: p.addPasskeySchema, answers: { 201: nothing } },
  passkeys: { answers: { 200: p.passkeysSchema } },
  dropPasskey: { answers: { 200: nothing } },
  askReset: { body: p.askResetSchema, answers: { 202: nothing } },
  resetPassword: { body: p.resetPasswordSchema, answers: { 200: p.enteredSchema } },
  me: { answers: { 200: p.meSchema } },
  changeMe: { body: p.changeMeSchema, answers: { 200: p.meSchema } },
  changePassword: { body: p.changePasswordSchema, answers: { 200: nothing } },
  removeMe: { body: p.confirmSchema, answers: { 200: nothing } },
  companions: { answers: { 200: a.companionsSchema } },
  devices: { answers: { 200: p.devicesSchema } },
  endDevice: { answers: { 200: nothing } },
  tokens: { answers: { 200: p.tokensSchema } },
  makeToken: { body: p.makeTokenSchema, answers: { 201: p.newTokenSchema } },
  dropToken: { answers: { 200: nothing } },
  endDevices: { answers: { 200: nothing } },
  desk: { answers: { 200: d.deskSchema } },
  findAtDesk: { query: d.findSchema, answers: { 200: d.foundSchema } },
  settleReport: { body: d.settleSchema, answers: { 200: nothing } },
  changeAtDesk: { body: d.deskGameSchema, answers: { 200: nothing } },
  treatPerson: { body: d.deskPersonRequestSchema, answers: { 200: d.deskPersonAnswerSchema } },
  looks: { answers: { 200: d.looksSchema } },
  stream: { answers: {} },
} satisfies Record<RouteName, RouteSchemas>;
