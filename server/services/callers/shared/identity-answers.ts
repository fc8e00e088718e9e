import type { IdentityQuestion } from '#src/contract/entities/support/identity.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { allDigits, plainSigns } from '#src/contract/rules/typed.ts'
import { listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import { openField, openProfile, type CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'

const PAN_ENDING = 4

/** What the customer would answer, tidied; a question whose answer we do not know is not asked. */
export async function identityAnswers(deps: Deps, customer: CustomerRow): Promise<Map<IdentityQuestion, string>> {
  const field = (name: Parameters<typeof openField>[2]) => openField(deps.vault, customer, name)
  const amount = (await listOwnApplications(deps.db, customer.user_id))
    .map(({ application }) => application.amount)
    .find((each) => each !== null && each !== undefined)
  const all: [IdentityQuestion, string][] = [
    ['birth_date', field('birth_date')],
    ['pan_ending', field('tin').slice(-PAN_ENDING)],
    ['pincode', String(openProfile(deps.vault, customer).postal_code ?? '')],
    ['email', customer.email_verified ? field('email') : ''],
    ['loan_amount', amount === undefined ? '' : String(Math.round(toRupees(amount)))],
  ]
  return new Map(
    all
      .map(([question, answer]) => [question, tidyAnswer(question, answer)] as const)
      .filter(([, answer]) => answer !== ''),
  )
}

/** As it is said on the telephone and typed by whoever listens: 5/8/1990 is 1990-08-05, ₹2,00,000 is 200000. */
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
    case 'loan_amount':
      return allDigits(text)
    case 'email':
      return text
  }
}
