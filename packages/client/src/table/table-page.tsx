/** The table of one game; `?at=123` shows the position after so many actions. */
export function TablePage({ id }: { readonly id: string }) {
  return <main>{id}</main>;
}
