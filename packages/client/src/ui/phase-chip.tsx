import './phase-chip.css';

/** Dark letters on the light phase colours, which have a token of their own; white ones on the deep. */
export const inkOnPhase = (color: string): string => `var(--on-phase-${color}, #ffffff)`;

/** The phase of the game in its colour and in words. */
export function PhaseChip({ name, color }: { readonly name: string; readonly color: string }) {
  return (
    <span className="phase-chip" style={{ background: `var(--phase-${color})`, color: inkOnPhase(color) }}>
      {name}
    </span>
  );
}
