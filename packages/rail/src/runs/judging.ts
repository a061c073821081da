import type { Check, Frame } from '@roundhouse/kernel';
import type { Network, Route, RunRules, TrainSpec } from '../routes/network.ts';
import { checkRoutes, type RouteFault, type RunCheck } from '../routes/validate.ts';
import type { CompanyId, RailState } from '../state.ts';

export interface RunAction {
  readonly routes: readonly Route[];
}

/** What a run is judged by: the track as the company may use it, and its trains. */
export interface RunView<S extends RailState, F extends Frame> {
  network(s: S, f: F): Network;
  trains(s: S, f: F): readonly TrainSpec[];
  rules?(s: S, f: F): RunRules;
  /** What a hex is called in a sentence. */
  nameOf(hex: string): string;
}

type Fault<Code extends RouteFault['code']> = Extract<RouteFault, { readonly code: Code }>;

/** Says a refusal; `called` names a stop. */
type Saying<S, F, Code extends RouteFault['code']> = (
  fault: Fault<Code>,
  called: (stop: number) => string,
  f: F,
  s: S,
) => string;

export interface RunJudge<S extends RailState, F extends Frame> {
  readonly judge: (s: S, f: F, a: RunAction) => RunCheck;
  /** What the routes earn; nothing where they are not legal. */
  readonly revenueOf: (s: S, f: F, a: RunAction) => number;
  /** A check for some of the ways in which a route can be wrong; `when` narrows them further. */
  readonly refusing: <Code extends RouteFault['code']>(
    rule: string,
    codes: readonly Code[],
    says: Saying<S, F, Code>,
    when?: (fault: Fault<Code>, s: S, f: F) => boolean,
  ) => Check<S, F, RunAction>;
}

/** What a run earns, by the same judgement. */
export type RunEarnings<S extends RailState, F extends Frame> = Pick<RunJudge<S, F>, 'revenueOf'>;

/** The hex of a point on the map. */
export const hexOfPoint = (point: string): string => point.split(/[:/]/)[0]!;

/** A hex of these that a route runs through, though it can only be an end. Hexsides on the way to it are no stop there. */
export const passedEnd = (a: RunAction, ends: readonly string[]): string | undefined =>
  a.routes
    .flatMap(({ path }) => path.slice(1, -1))
    .filter((point) => point.includes(':'))
    .map(hexOfPoint)
    .find((hex) => ends.includes(hex));

/** All checks of a run ask the same question, so it is answered once for an action. */
export function runJudge<S extends RailState, F extends Frame>(view: RunView<S, F>): RunJudge<S, F> {
  const known = new WeakMap<
    RunAction,
    {
      readonly network: Network;
      readonly trains: RailState['trains'];
      readonly faces: RailState['faces'];
      readonly result: RunCheck;
    }
  >();
  const judge = (s: S, f: F, a: RunAction): RunCheck => {
    const network = view.network(s, f);
    const earlier = known.get(a);
    if (earlier && earlier.network === network && earlier.trains === s.trains && earlier.faces === s.faces)
      return earlier.result;
    const result = checkRoutes(network, view.trains(s, f), a.routes, view.rules?.(s, f) ?? {});
    known.set(a, { network, trains: s.trains, faces: s.faces, result });
    return result;
  };
  return {
    judge,
    revenueOf(s, f, a) {
      const result = judge(s, f, a);
      return 'fault' in result ? 0 : result.revenue;
    },
    refusing(rule, codes, says, when = () => true) {
      const faultOf = (s: S, f: F, a: RunAction) => {
        const result = judge(s, f, a);
        if (!('fault' in result) || !(codes as readonly string[]).includes(result.fault.code)) return null;
        const fault = result.fault as Fault<(typeof codes)[number]>;
        return when(fault, s, f) ? fault : null;
      };
      return {
        rule,
        passes: (s, f, a) => faultOf(s, f, a) === null,
        says: (s, f, a) =>
          says(faultOf(s, f, a)!, (stop) => view.nameOf(hexOfPoint(view.network(s, f).stops[stop]!.id)), f, s),
      };
    },
  };
}

/** What the runs of companies are judged by, each asked for by its company. */
interface CompanyRuns<S extends RailState> extends Pick<RunView<S, Frame>, 'nameOf'> {
  readonly network: (s: S, company: CompanyId) => Network;
  readonly trains: (s: S, company: CompanyId) => readonly TrainSpec[];
  readonly rules?: (s: S, company: CompanyId) => RunRules;
}

/** The judge of a company's runs, which knows whether it has trains at all. */
export type CompanyJudge<S extends RailState, F extends Frame> = RunJudge<S, F> & {
  readonly hasTrain: (s: S, company: CompanyId) => boolean;
};

export const companyJudge = <S extends RailState, F extends Frame & { readonly of: CompanyId }>({
  network,
  trains,
  rules,
  nameOf,
}: CompanyRuns<S>): CompanyJudge<S, F> => ({
  ...runJudge<S, F>({
    network: (s, f) => network(s, f.of),
    trains: (s, f) => trains(s, f.of),
    ...(rules && { rules: (s, f) => rules(s, f.of) }),
    nameOf,
  }),
  hasTrain: (s, company) => trains(s, company).length > 0,
});
