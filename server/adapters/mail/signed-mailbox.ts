import { convert } from 'html-to-text'
import type { Clock } from '#server/clock.ts'
import { AppError } from '#src/contract/errors.ts'
import { array, object, string, ValidationError } from '#src/contract/yup.ts'
import { isSigned } from '../webhooks/report-signature.ts'
import type { InboundMail, Mailbox } from './mailbox.ts'

interface SignedMailboxOptions {
  /** An address such as `answers@example.com`, whose provider takes `answers+anything@example.com` too. */
  address: string
  secret: string
  clock: Clock
  sandbox: boolean
}

/** More than any person writes: what follows is a conversation of years, quoted. It is cut, for the answer stands above it. */
const TEXT_MAX = 200_000
/** The same text with its styles. */
const HTML_MAX = 1_000_000
const FILES_MAX = 50
const FILE_NAME_MAX = 255

const address = () => string().strict().max(320)
const mailSchema = object({
  message_id: string().strict().trim().min(1).max(998).required(),
  from: address().required(),
  to: array(address().required()).required(),
  text: string().strict().nullable().optional(),
  /** The same as HTML, read where there is no `text`: some programs send nothing else, and some providers then leave it out. */
  html: string().strict().nullable().optional(),
  /** Names of files; the files themselves are not sent to us. */
  attachments: array(string().strict().required()).optional(),
  /** What the provider found: `pass` where the domain of `from` vouches for the mail. */
  dmarc: string().strict().max(20).nullable().optional(),
  /** Headers of the mail (RFC 3834 and older habits). */
  auto_submitted: string().strict().max(200).nullable().optional(),
  precedence: string().strict().max(200).nullable().optional(),
  list_id: string().strict().max(998).nullable().optional(),
  return_path: address().nullable().optional(),
})

/** Mail that a provider posts to us, signed as a lender's report is; the sandbox takes what is signed with its own secret. */
export function createSignedMailbox({ address, secret, clock, sandbox }: SignedMailboxOptions): Mailbox {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  return {
    sandbox,
    addressFor: (tag) => `${name}+${tag}@${host}`,
    tagOf(given) {
      const plain = plainAddress(given)
      return plain.startsWith(`${name}+`) && plain.endsWith(`@${host}`)
        ? plain.slice(name.length + 1, -host.length - 1)
        : null
    },
    read(bytes, signature) {
      if (!isSigned(secret, 'mail', bytes, signature, clock.now())) return null
      return toMail(bytes, name, host)
    },
  }
}

/** Answers by mail are not taken where nothing says by which address. */
export const NO_MAILBOX: Mailbox = {
  sandbox: false,
  addressFor: () => null,
  tagOf: () => null,
  read: () => null,
}

function toMail(bytes: Uint8Array, name: string, host: string): InboundMail {
  try {
    const mail = mailSchema.validateSync(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    const text = mail.text ?? ''
    const from = plainAddress(mail.from)
    const ours = from.endsWith(`@${host}`) && (from.startsWith(`${name}@`) || from.startsWith(`${name}+`))
    return {
      message_id: mail.message_id,
      from,
      to: mail.to,
      attachments: (mail.attachments ?? []).slice(0, FILES_MAX).map((name) => name.slice(0, FILE_NAME_MAX)),
      text: text.trim() === '' ? wordsOf(mail.html ?? '') : text.slice(0, TEXT_MAX),
      proven: mail.dmarc === 'pass',
      automatic: ours || isAutomatic(mail),
    }
  } catch (error) {
    if (error instanceof ValidationError)
      throw new AppError('bad_request', `This is not a mail: ${error.path} is missing or not of its kind.`)
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new AppError('bad_request', 'This is not JSON in UTF-8.')
    throw error
  }
}

/** The words of a mail in HTML; what it quotes is marked as in plain text. Pictures and addresses of links are no words. */
const wordsOf = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxInputLength: HTML_MAX },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })

interface Marks {
  from: string
  auto_submitted?: string | null | undefined
  precedence?: string | null | undefined
  list_id?: string | null | undefined
  return_path?: string | null | undefined
}

const ROBOTS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)[@+-]/

/** Nobody answers a machine, and no machine's answer opens a ticket again. */
function isAutomatic({ from, auto_submitted, precedence, list_id, return_path }: Marks): boolean {
  const submitted = (auto_submitted ?? 'no').trim().toLowerCase()
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/i.test((precedence ?? '').trim()) ||
    (list_id ?? '') !== '' ||
    return_path?.trim() === '<>' ||
    ROBOTS.test(plainAddress(from))
  )
}

/** `"Asha" <Asha@example.com>` is `asha@example.com`. */
function plainAddress(given: string): string {
  const inner = /<([^<>]*)>\s*$/.exec(given)?.[1] ?? given
  return inner.trim().toLowerCase()
}
