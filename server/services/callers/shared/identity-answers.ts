import { listUncovered } from '#server/db/repositories/callers/csr-customers.ts'
import { openField, openProfile } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { UNCOVERED_DAYS, UNCOVERS } from '#src/contract/entities/support/identity.ts'
import type { IdentityQuestion } from '#src/contract/entities/support/identity.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { days } from '#src/contract/rules/time.ts'
import { allDigits, plainSigns } from '#src/contract/rules/typed.ts'

const PAN_ENDING = 4

/**
 * What the customer would answer, tidied. A question whose answer we do not know is not asked, nor is one whose answer
 * whoever asks has uncovered lately.
 */
export async function identityAnswers(
  deps: Deps,
  customer: CustomerRow,
  by: ByStaff,
): Promise<Map<IdentityQuestion, string>> {
  const field = (name: Parameters<typeof openField>[2]) => openField(deps.vault, customer, name)
  const since = new Date(deps.clock.now().getTime() - days(UNCOVERED_DAYS))
  const uncovered = await listUncovered(deps.db, customer.user_id, by.admin_id, since)
  const seen = new Set(uncovered.flatMap((each) => (each in UNCOVERS ? UNCOVERS[each as keyof typeof UNCOVERS] : [])))
  const all: [IdentityQuestion, string][] = [
    ['birth_date', field('birth_date')],
    ['pan_ending', field('tin').slice(-PAN_ENDING)],
    ['pincode', String(openProfile(deps.vault, customer).postal_code ?? '')],
    ['email', customer.email_verified ? field('email') : ''],
  ]
  return new Map(
    all
      .map(([question, answer]) => [question, tidyAnswer(question, answer)] as const)
      .filter(([question, answer]) => answer !== '' && !seen.has(question)),
  )
}

/** As it is said on the telephone and typed by whoever listens: 5/8/1990 is 1990-08-05, 560 034 is 560034. */
export function tidyAnswer(question: IdentityQuestion, said: string): string {
  const text = plainSigns(tidyText(said)).trim().toLowerCase()
  switch (question) {
    case 'birth_date': {
      const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(text) ?? []
      return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10)
    }
    case 'pan_ending':
      return text.replaceAll(/\s/g, '').slice(-PAN_ENDING)
    case 'pincode':
      return allDigits(text)
    case 'email':
      return text
  }
}
