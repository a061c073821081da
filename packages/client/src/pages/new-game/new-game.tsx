export function NewGamePage() {
  return <main />;
}
