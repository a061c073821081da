/** What an operator should know, in one line, with what belongs to it. Nobody's address is ever part of it. */
export type Log = (line: string, about?: About) => void;
export type About = Readonly<Record<string, string | number | null | undefined>>;
