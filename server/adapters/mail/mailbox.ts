/** A mail as it came in, with what its provider found out about it. */
export interface InboundMail {
  /** The mail's own number: one that is brought twice is one. */
  message_id: string
  /** The address that wrote it, in small letters. */
  from: string
  to: readonly string[]
  /** What it says; of a mail that is HTML alone, its words. */
  text: string
  /** Names of the files that came with it. */
  attachments: readonly string[]
  /** The provider has proved that `from` sent it (DMARC). */
  proven: boolean
  /** Written by a machine: a notice of absence, a list, a mail that came back. */
  automatic: boolean
}

/** Where answers to our mails come in. */
export interface Mailbox {
  readonly sandbox: boolean
  /** Where an answer to one mail goes; `tag` names what it is about. Null = answers by mail are not taken. */
  addressFor(tag: string): string | null
  /** The tag of one of these addresses; null = none of ours. */
  tagOf(address: string): string | null
  /**
   * What the provider brings, its signature over the untouched bytes.
   * @returns null without a valid signature
   * @throws AppError `bad_request` for what is no mail
   */
  read(bytes: Uint8Array, signature: string | null): InboundMail | null
}
