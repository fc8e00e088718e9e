import type { TFunction } from 'i18next'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { dateTime } from '#src/lib/dates.ts'

/** How a sign-in is told from others: its device, and what else is known of it. */
export function signInWords(t: TFunction<'sign-ins'>, session: LiveSignIn): { device: string; facts: string } {
  const { browser, system, network } = session
  const facts = [
    t('since', { at: dateTime(session.created_at) }),
    t('seen', { at: dateTime(session.last_seen_at) }),
    ...(network ? [t('network', { network })] : []),
  ]
  const device = browser && system ? t('device', { browser, system }) : browser || system || t('unknown')
  return { device, facts: facts.join(' · ') }
}
