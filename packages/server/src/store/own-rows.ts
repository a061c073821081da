/** What is kept for one person alone: whom they would rather not hear or meet, and their notes. */

/** Their lines are folded; who is blocked cannot join this person's tables either. */
export interface ShunRow {
  readonly person: string;
  readonly other: string;
  readonly how: 'muted' | 'blocked';
  /** As the other was called then. */
  readonly name: string;
  readonly at: number;
}

/** A note of a person's own on a moment of a game. */
export interface NoteRow {
  readonly game: string;
  readonly person: string;
  /** After how many actions. */
  readonly seq: number;
  readonly text: string;
}
