/** Texts that only one title has, read at build time. */
declare module '*.json?title=soh' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?title=1828' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
