import { emailHint, isEmail } from '#src/contract/rules/person/email.ts'
import { isPhone, phoneHint } from '#src/contract/rules/person/phone.ts'
import type { PendingCode } from './pending-code.ts'

/** Translation keys: what is wrong, and what may be (a hint never stops anybody). Load it on interaction: it brings yup. */
export function checkContact(channel: PendingCode['channel'], value: string): { error?: string; hint?: string } {
  if (channel === 'mobile') {
    if (!isPhone(value)) return { error: 'rules:phone.invalid' }
    const hint = phoneHint(value)
    return hint ? { hint } : {}
  }
  if (value !== '' && isEmail(value)) return {}
  return { error: emailHint(value) ?? 'rules:email.invalid' }
}
