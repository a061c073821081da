/** What a route reads and answers, as types alone: a page that calls it carries no schema. */
import type * as z from 'zod/mini';
import type { RouteName } from './routes.ts';
import type { schemas } from './schemas.ts';

type Schemas<R extends RouteName> = (typeof schemas)[R];

/** The body of a request; undefined where a route reads none. */
export type BodyOf<R extends RouteName> =
  Schemas<R> extends { readonly body: infer B extends z.ZodMiniType } ? z.infer<B> : undefined;

type Answers<A> = A extends Readonly<Record<number, z.ZodMiniType>> ? z.infer<A[keyof A & number]> : never;

/** What it answers where it is done. */
export type AnswerOf<R extends RouteName> = Answers<Schemas<R>['answers']>;
