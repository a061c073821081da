/** A reason in one sentence why a record cannot be followed. */
export class CannotFollow extends Error {}

/** A record that says nothing that could be followed, whatever the records before it mean. */
export class Unreadable extends CannotFollow {}
