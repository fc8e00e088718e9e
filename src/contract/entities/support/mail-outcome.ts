/**
 * What became of a mail that came in. `taken`: it stands in its ticket; else why it does not: sent by a machine, to an
 * address that is none of ours, by somebody else than who asked, not proven to come from its sender, without a text, or
 * one of too many.
 */
export type MailOutcome = 'taken' | 'automatic' | 'unknown_address' | 'other_sender' | 'unproven' | 'empty' | 'too_many'
