interface MailMessage {
  to: string
  subject: string
  text: string
  /** Where an answer goes, where not to the sender. */
  replyTo?: string
  /** The one-time code inside the text, if any: the sandbox shows it, the real mailer ignores it. */
  code?: string
}

export interface Mailer {
  /** True = nothing leaves this machine; screens say so. */
  readonly sandbox: boolean
  /** @throws AppError `not_available` when the mail server refuses or does not answer in time. */
  send(message: MailMessage): Promise<void>
}
