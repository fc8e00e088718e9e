import type { MarketingKind, OnOffer } from './marketing-products.ts'
import { disclosureOf } from './marketing-products.ts'

export const CHANNELS = ['whatsapp', 'sms', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** Longest greeting and line of the partner's own, characters. */
export const GREETING_MAX = 60
export const OWN_LINE_MAX = 160

/** The dictionary of the text's own language, which need not be that of the screen. */
export type Say = (key: string, values?: Record<string, string | number>) => string

export interface MessageFacts {
  kind: MarketingKind
  brand: string
  partner: string
  link: string
  /** Null for what has no APR. */
  offer: OnOffer | null
}

export interface OwnWords {
  greeting: string
  line: string
}

export interface Message {
  /** E-mail alone. */
  subject: string | null
  /** What stands before the locked lines, the partner's own words among it. */
  open: string
  /** What nobody can change: who we are, who decides, what it costs. */
  locked: string
  /** All of it, as it is copied and sent. */
  whole: string
}

const LOCKED = { loan: 'lock.loan', cards: 'lock.cards', insurance: 'lock.insurance' } as const
const LOCKED_SMS = { loan: 'lock.smsLoan', cards: 'lock.smsCards', insurance: 'lock.smsInsurance' } as const

/** The text for one channel. The locked lines come from the dictionary alone. */
export function composeMessage(channel: Channel, facts: MessageFacts, own: OwnWords, say: Say): Message {
  const { kind, brand, partner, link } = facts
  const values = { brand, partner, min: facts.offer?.min ?? '', max: facts.offer?.max ?? '' }
  const greeting = tidy(own.greeting)
  const line = tidy(own.line)
  const disclosure = disclosureOf(kind)
  if (channel === 'sms') {
    const open = join(' ', [greeting, line, say(`text.short.${kind}`), link])
    const locked = say(LOCKED_SMS[disclosure], values)
    return { subject: null, open, locked, whole: `${open} ${locked}` }
  }
  const email = channel === 'email'
  const open = join('\n\n', [
    greeting,
    say(`text.body.${kind}`),
    email ? say('text.email') : '',
    say('text.here', { link }),
    line,
    email ? `${say('text.regards')}\n${partner}` : '',
  ])
  const locked = `${say('lock.who', values)}\n${say(LOCKED[disclosure], values)}\n${say('text.stop', values)}`
  return { subject: email ? say(`text.subject.${kind}`) : null, open, locked, whole: `${open}\n\n${locked}` }
}

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const join = (between: string, parts: readonly string[]): string => parts.filter(Boolean).join(between)

/** The address that opens the channel's own app with the text in it. */
export function shareAddress(channel: Channel, { subject, whole }: Message): string {
  const text = encodeURIComponent(whole)
  if (channel === 'whatsapp') return `https://wa.me/?text=${text}`
  if (channel === 'sms') return `sms:?body=${text}`
  return `mailto:?subject=${encodeURIComponent(subject ?? '')}&body=${text}`
}
