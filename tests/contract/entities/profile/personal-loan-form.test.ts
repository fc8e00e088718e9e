import { describe, expect, test } from 'vitest'
import {
  missingForPersonalLoan,
  PERSONAL_LOAN_STEPS,
  PROFILE_STEPS,
  suggestedTenure,
} from '#src/contract/entities/profile/personal-loan-form.ts'
import { fieldsOfStep } from '#src/contract/entities/profile/profile-fields.ts'
import { SERVED_PROFILE_DEFAULTS } from '#src/contract/entities/profile/profile.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { messageFor } from '../../rules/messages.ts'
import { completeProfile } from './sample-profile.ts'

const { personalInformation, contactDetails, employmentDetails, communicationPreferences } = PROFILE_STEPS
const now = new Date('2026-11-21T06:00:00Z')
const missing = (change: Partial<ServedProfile>) =>
  missingForPersonalLoan({ ...completeProfile, ...change }, now, 'apply')

describe('what a personal loan still needs', () => {
  test('nothing, of a complete profile, masked or not', () => {
    expect(missing({})).toEqual([])
    expect(missing({ tin: 'ABCP*****F', birth_date: '**-**-1994' })).toEqual([])
  })

  test('everything required, in the order of the form, of an empty one', () => {
    expect(missingForPersonalLoan(SERVED_PROFILE_DEFAULTS, now, 'apply')).toEqual([
      'first_name',
      'last_name',
      'birth_date',
      'gender',
      'tin',
      'email',
      'mobile_phone_number',
      'address1',
      'postal_code',
      'residence_type',
      'employment_status_code',
      'monthly_income',
      'emi',
      'se_loan_amount',
    ])
  })

  test('for offers what lenders are matched by, and who the bureau is asked about; the rest for an application alone', () => {
    const atApply = ['gender', 'email', 'mobile_phone_number', 'address1', 'residence_type']
    const salaried = { employment_status_code: 1 }
    const forOffers = missingForPersonalLoan({ ...SERVED_PROFILE_DEFAULTS, ...salaried }, now)
    expect(forOffers).toEqual([
      'first_name',
      'last_name',
      'birth_date',
      'tin',
      'postal_code',
      'monthly_income',
      'emi',
      'se_loan_amount',
    ])
    const all = missingForPersonalLoan({ ...SERVED_PROFILE_DEFAULTS, ...salaried }, now, 'apply')
    expect(all.filter((field) => !forOffers.includes(field))).toEqual([
      ...atApply,
      'employer_name',
      'officepincode',
      'salary_mode',
    ])
  })

  test.each<[string, Partial<ServedProfile>, string[]]>([
    ['a tenant is not asked for the rent', { residence_type: 3 }, []],
    [
      'a salary has an employer',
      { employer_name: '', officepincode: '', salary_mode: '' },
      ['employer_name', 'officepincode', 'salary_mode'],
    ],
    ['own work has none', { employment_status_code: 2, employer_name: '', officepincode: '', salary_mode: '' }, []],
    ['an amount beyond personal loans', { se_loan_amount: 5_000_000 }, ['se_loan_amount']],
    ['somebody who turned too old', { birth_date: '01-01-1950' }, ['birth_date']],
    ['optional fields', { address2: '', educational_level: '', prefer_net_banking: '' }, []],
  ])('%s', (_name, change, fields) => {
    expect(missing(change)).toEqual(fields)
  })
})

describe('messages of the steps', () => {
  const about = { first_name: 'Asha', last_name: 'Patil', birth_date: '14/08/1994', gender: 2, tin: 'ABCPP1234F' }
  const work = {
    employment_status_code: 1,
    employer_name: 'Acme Tools',
    officepincode: '431005',
    monthly_income: 42_000,
    salary_mode: 1,
    emi: 0,
    educational_level: '',
  }
  const home = {
    email: 'asha@example.com',
    mobile_phone_number: '9876543210',
    address1: 'Cidco N-4',
    address2: '',
    postal_code: '431001',
    residence_type: 1,
  }
  const loan = {
    se_loan_amount: 300_000,
    allow_sms: 0,
    allow_emails: 0,
    prefer_net_banking: '',
    se_loan_tenure: 24,
    se_loan_purpose: 3,
  }

  test('complete steps pass', () => {
    expect(messageFor(personalInformation, about, now)).toBeNull()
    expect(messageFor(contactDetails, home, now)).toBeNull()
    expect(messageFor(employmentDetails, work, now)).toBeNull()
    expect(messageFor(communicationPreferences, loan, now)).toBeNull()
  })

  test('an empty field is asked for; a wrong one gets the words of its rule', () => {
    expect(messageFor(personalInformation, { ...about, first_name: '' }, now)).toBe('Please enter {{field}}')
    expect(messageFor(personalInformation, { ...about, tin: '' }, now)).toBe('Please enter {{field}}')
    expect(messageFor(personalInformation, { ...about, gender: '' }, now)).toBe('Please choose {{field}}')
    expect(messageFor(personalInformation, { ...about, birth_date: '' }, now)).toBe('Please enter a valid birth date')
    expect(messageFor(personalInformation, { ...about, tin: 'ABCCK1234F' }, now)).toBe('Invalid PAN')
    expect(messageFor(contactDetails, { ...home, mobile_phone_number: '98' }, now)).toBe(
      'Please enter a valid 10 digit mobile number',
    )
    expect(messageFor(contactDetails, { ...home, residence_type: '' }, now)).toBe('Please choose {{field}}')
    expect(messageFor(employmentDetails, { ...work, monthly_income: '' }, now)).toBe('Please enter {{field}}')
    expect(messageFor(employmentDetails, { ...work, salary_mode: '' }, now)).toBe('Please choose {{field}}')
    expect(messageFor(employmentDetails, { ...work, officepincode: '' }, now)).toBe('Please enter {{field}}')
    expect(messageFor(employmentDetails, { ...work, officepincode: '12' }, now)).toBe(
      'Please enter a valid 6 digit pincode',
    )
    expect(messageFor(communicationPreferences, { ...loan, se_loan_amount: 500 }, now)).toBe(
      'Please enter an amount from ₹\u00a01,000 to ₹\u00a010,00,000',
    )
  })
})

test('the four steps carry their specified names and share no field', () => {
  expect(PERSONAL_LOAN_STEPS).toEqual([
    'personalInformation',
    'contactDetails',
    'employmentDetails',
    'communicationPreferences',
  ])
  const fields = PERSONAL_LOAN_STEPS.flatMap((step): readonly string[] => fieldsOfStep(step))
  expect(new Set(fields).size).toBe(fields.length)
})

test('the suggested term grows with the amount', () => {
  expect([suggestedTenure(100_000), suggestedTenure(100_001)]).toEqual([12, 24])
})
