import { createTransport } from 'nodemailer'
import { errorCode } from '#server/error-code.ts'
import { requestIdHeader } from '#server/request-id.ts'
import { AppError } from '#src/contract/errors.ts'
import { CallError } from '../outgoing/call-error.ts'
import { openSocket } from '../outgoing/open-socket.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { Mailer } from './mailer.ts'

export interface SmtpOptions {
  target: Target
  /** `smtps://user:password@host:465` or `smtp://…:587` (STARTTLS is then required). */
  url: string
  from: string
  /** From waiting for its turn to the last answer; default 20,000 ms. */
  timeoutMs?: number
  /** Only a mail server on this machine may be spoken to without TLS. */
  allowPlain?: boolean
}

/** No honest line of an SMTP answer is longer, bytes. */
const MAX_ANSWER_BYTES = 64 * 1024

/** A mail server that refuses this recipient or this mail is well. */
const isTheirs = (error: unknown): boolean =>
  !(error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500)

/** Sends plain-text mail over SMTP. Not repeated here: a mail server that answers late may still have accepted it. */
export function createSmtpMailer({ target, url, from, timeoutMs = 20_000, allowPlain = false }: SmtpOptions): Mailer {
  const options = {
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxResponseSize: MAX_ANSWER_BYTES,
    requireTLS: !allowPlain,
    ignoreTLS: allowPlain,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  /** The library limits each silence, not their sum: our own connection ends with the time of the whole. */
  const transportWithin = (signal: AbortSignal) =>
    createTransport({
      ...options,
      getSocket: ({ host = '', port, secure }, done) => {
        openSocket({ host, port: Number(port ?? (secure ? 465 : 587)) }, signal).then(
          (connection) => done(null, { connection }),
          (error: unknown) => done(error instanceof Error ? error : new Error('no connection'), {}),
        )
      },
    })
  return {
    sandbox: false,
    async send({ to, subject, text, replyTo }) {
      // Notices of absence and other machines do not answer what says that it was made by one (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated', ...requestIdHeader() }
      const mail = { from, to, subject, text, headers, ...(replyTo !== undefined && { replyTo }) }
      try {
        await target.run(timeoutMs, (signal) => transportWithin(signal).sendMail(mail), isTheirs)
      } catch (error) {
        // The library's own message quotes the recipient: only its code goes on.
        const cause = error instanceof CallError ? error : new Error(errorCode(error) ?? 'unknown')
        throw new AppError('not_available', 'We could not send an e-mail just now. Please try again.', { cause })
      }
    },
  }
}
