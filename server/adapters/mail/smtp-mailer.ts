import { createTransport } from 'nodemailer'
import { AppError } from '#src/contract/errors.ts'
import type { Mailer } from './mailer.ts'

export interface SmtpOptions {
  /** `smtps://user:password@host:465` or `smtp://…:587` (STARTTLS is then required). */
  url: string
  from: string
  /** For connecting, greeting and each answer; default 10,000 ms. */
  timeoutMs?: number
  /** Only a mail server on this machine may be spoken to without TLS. */
  allowPlain?: boolean
}

/** Sends plain-text mail over SMTP. Not repeated here: a mail server that answers late may still have accepted it. */
export function createSmtpMailer({ url, from, timeoutMs = 10_000, allowPlain = false }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    requireTLS: !allowPlain,
    ignoreTLS: allowPlain,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    sandbox: false,
    async send({ to, subject, text, replyTo }) {
      try {
        // Notices of absence and other machines do not answer what says that it was made by one (RFC 3834).
        const headers = { 'Auto-Submitted': 'auto-generated' }
        await transport.sendMail({ from, to, subject, text, headers, ...(replyTo !== undefined && { replyTo }) })
      } catch (error) {
        // The library's own message quotes the recipient: only its code goes on.
        const cause = new Error(error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
        throw new AppError('not_available', 'We could not send an e-mail just now. Please try again.', { cause })
      }
    },
  }
}
