import { describe, expect, it } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { PROFILE_FIELDS, type ProfileRow } from '#src/contract/entities/profile/profile-fields.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { RETENTION } from '#src/contract/retention.ts'
import { CONSENT_TEXTS } from '#server/texts/consent-texts.ts'

/** By which words the notice names what a field holds, in English and in Hindi. Choices of whom to write to are no data. */
const NAMED: Record<string, readonly [en: string, hi: string]> = {
  first_name: ['name', 'नाम'],
  last_name: ['name', 'नाम'],
  birth_date: ['birth date', 'जन्म तिथि'],
  gender: ['gender', 'लिंग'],
  tin: ['PAN', 'PAN'],
  email: ['email', 'ईमेल'],
  mobile_phone_number: ['mobile number', 'मोबाइल नंबर'],
  address1: ['address', 'पता'],
  address2: ['address', 'पता'],
  postal_code: ['address', 'पता'],
  residence_type: ['kind of home', 'घर अपना है या किराये का'],
  employment_status_code: ['work', 'काम'],
  employer_name: ['work', 'काम'],
  officepincode: ['work', 'काम'],
  monthly_income: ['income', 'आय'],
  salary_mode: ['how it is paid', 'कैसे मिलती है'],
  emi: ['EMIs', 'EMI'],
  household_income: ['household’s income', 'परिवार की आय'],
  household_emi: ['household’s income and EMIs', 'परिवार की आय और EMI'],
  educational_level: ['education', 'पढ़ाई'],
  business_current_turnover: ['business', 'कारोबार'],
  business_registration_type: ['business', 'कारोबार'],
  business_years: ['business', 'कारोबार'],
  business_account: ['business', 'कारोबार'],
  se_loan_amount: ['the loan you want', 'कैसा लोन चाहिए'],
  prefer_net_banking: ['net banking', 'नेट बैंकिंग'],
}
const CHOICES = ['allow_sms', 'allow_emails']

const asked = (Object.entries(PROFILE_FIELDS) as [string, ProfileRow][])
  .filter(
    ([name, row]) => (row.step !== undefined || row.sealed !== undefined) && !row.unkept && !CHOICES.includes(name),
  )
  .map(([name]) => name)

const notice = (language: 'en' | 'hi') =>
  (CONSENT_TEXTS.privacy_notice.versions[CONSENT_VERSIONS.privacy_notice]?.[language] ?? []).join('\n')

describe('the privacy notice', () => {
  it.each(asked)('names what %s holds', (name) => {
    // Red? A new kind of data needs a word in the notice, which is a new version of it.
    const words = NAMED[name] ?? ['no word for it', 'no word for it']
    expect(notice('en')).toContain(words[0])
    expect(notice('hi')).toContain(words[1])
  })

  it('names the score, which the bureau tells, and how long things are kept', () => {
    expect(LOCALES).toEqual(['en', 'hi'])
    expect(notice('en')).toMatch(/credit score.*one year/s)
    expect(notice('hi')).toMatch(/क्रेडिट स्कोर.*एक साल/s)
    expect([RETENTION.visits.days, RETENTION.messages.days]).toEqual([365, 365])
  })
})
