export function RulesPage({ titleId }: { readonly titleId: string }) {
  return <main>{titleId}</main>;
}
