const dashes: Readonly<Record<number, string>> = { 2: '8 3.5', 3: '1 6', 4: '8 3 2 3' };

/** How a train's line looks on the map. */
export function RouteSample({ number }: { readonly number: number }) {
  const look = ((number - 1) % 4) + 1;
  return (
    <svg width="34" height="8" aria-hidden>
      <path
        d="M2 4H32"
        stroke={`var(--route-${look})`}
        strokeWidth="4.4"
        strokeDasharray={dashes[look]}
        strokeLinecap={look === 3 ? 'round' : 'butt'}
      />
    </svg>
  );
}
