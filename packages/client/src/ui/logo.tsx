const spokes = Array.from({ length: 8 }, (_, i) => i * 45 + 22.5);

/** The turntable seen from above. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" fill="none" aria-hidden>
      <circle r={12} stroke="currentColor" strokeWidth={1.6} />
      {spokes.map((angle) => (
        <path key={angle} d="M4 0H12" stroke="currentColor" strokeWidth={1.6} transform={`rotate(${angle})`} />
      ))}
      <circle r={4} stroke="var(--accent)" strokeWidth={2} />
      <path d="M-4 0H4" stroke="var(--accent)" strokeWidth={2} transform="rotate(22.5)" />
    </svg>
  );
}
