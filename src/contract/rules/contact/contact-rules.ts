/** What a message or a call is for: the customer's own application, our offers, offers of partners. */
export const CONTACT_PURPOSES = ['service', 'offers', 'partner_offers'] as const
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number]

export const CONTACT_CHANNELS = ['sms', 'email', 'call', 'whatsapp'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

/** What the customer allows, by purpose and channel. */
export type ContactChoices = Record<ContactPurpose, Record<ContactChannel, boolean>>

/**
 * A customer's choices, quiet mode and the word that they want no calls. Instants in UTC: `quiet_until`, null = no quiet
 * mode; `no_calls_since`, null = never said, or they have allowed calls since.
 */
export interface ContactRules {
  choices: ContactChoices
  quiet_until: string | null
  no_calls_since: string | null
}

/** How long quiet mode may last, in days. */
export const QUIET_DAYS = [7, 30, 90] as const

/** Hours in India between which anybody may call: from 9:00, and no more from 18:00 (RBI, responsible business conduct). */
export const CALL_HOURS = { from: 9, to: 18 } as const

/** Hours in India between which a phone may ring with news that somebody waits for: from 9:00, and no more from 21:00. */
export const NEWS_HOURS = { from: 9, to: 21 } as const

/** Nobody calls again, and nothing is asked: each way of calling is off until the customer turns it on again. */
export function withoutCalls({ choices, ...rules }: ContactRules, now: Date): ContactRules {
  const off = (purpose: ContactPurpose) => ({ ...choices[purpose], call: false })
  return {
    ...rules,
    choices: { service: off('service'), offers: off('offers'), partner_offers: off('partner_offers') },
    no_calls_since: now.toISOString(),
  }
}

/** Nothing is allowed but news of one's own application, by the channels that one signs in with. */
export function defaultChoices(signsIn: { sms: boolean; email: boolean }): ContactChoices {
  const off = { sms: false, email: false, call: false, whatsapp: false }
  return { service: { ...off, ...signsIn }, offers: { ...off }, partner_offers: { ...off } }
}

/** True while quiet mode lasts. */
export function isQuiet({ quiet_until }: Pick<ContactRules, 'quiet_until'>, now: Date): boolean {
  return quiet_until !== null && now.getTime() < Date.parse(quiet_until)
}

/**
 * Can news of one's own application still arrive? @param reachable whether a phone number and an e-mail address are
 * verified: nothing goes to a contact that may be somebody else's.
 */
export function canReach({ service }: ContactChoices, reachable: { sms: boolean; email: boolean }): boolean {
  return (service.sms && reachable.sms) || (service.email && reachable.email)
}
