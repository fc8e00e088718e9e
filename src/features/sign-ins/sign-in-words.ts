import type { TFunction } from 'i18next'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { dateTime } from '#src/lib/dates.ts'

/** How a sign-in is told from others: its device, and what else is known of it. */
export function signInWords(t: TFunction<'sign-ins'>, session: LiveSignIn): { device: string; facts: string } {
  const { browser, system, network } = session
  const facts = [
    t('sign-ins:since', { at: dateTime(session.created_at) }),
    t('sign-ins:seen', { at: dateTime(session.last_seen_at) }),
    ...(network ? [t('sign-ins:network', { network })] : []),
  ]
  const device =
    browser && system ? t('sign-ins:device', { browser, system }) : browser || system || t('sign-ins:unknown')
  return { device, facts: facts.join(' · ') }
}
