import { describe, expect, test } from 'vitest'
import lenders from '#server/seed/lenders.json' with { type: 'json' }
import { additionalInfoSchema } from '#src/contract/entities/applications/additional-info.ts'
import { APPLICATION_STATUSES, canMove, isFinal } from '#src/contract/entities/applications/application-status.ts'
import { creditCardUpdateSchema } from '#src/contract/entities/catalogue/credit-card.ts'
import { lenderSchema, lenderUpdateSchema } from '#src/contract/entities/catalogue/lender.ts'
import { lenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { dateRange } from '#src/contract/entities/reports/date-range.ts'
import { DEFAULT_LANGUAGE, languageOfLocale } from '#src/contract/entities/shared/language.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { helpRequestSchema } from '#src/contract/entities/support/help-request.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import { messageFor } from '#tests/contract/rules/messages.ts'

describe('applications', () => {
  test('move only forward, and never out of a final status', () => {
    for (const status of APPLICATION_STATUSES) {
      expect(canMove(status, status)).toBe(false)
      expect(canMove(status, 'draft')).toBe(false)
      if (isFinal(status)) expect(APPLICATION_STATUSES.some((to) => canMove(status, to))).toBe(false)
      else expect(canMove(status, 'withdrawn')).toBe(true)
    }
    expect(APPLICATION_STATUSES.filter(isFinal)).toEqual(['disbursed', 'rejected', 'withdrawn', 'expired'])
    expect([canMove('submitted', 'queued'), canMove('queued', 'received'), canMove('draft', 'approved')]).toEqual([
      true,
      true,
      false,
    ])
    expect([canMove('in_review', 'documents_needed'), canMove('documents_needed', 'in_review')]).toEqual([true, true])
  })
})

describe('date ranges end yesterday in India', () => {
  test.each([
    ['yesterday', { from: '2026-11-20', to: '2026-11-20' }],
    ['last_7_days', { from: '2026-11-14', to: '2026-11-20' }],
    ['last_30_days', { from: '2026-10-22', to: '2026-11-20' }],
    ['custom_range', null],
  ] as const)('%s', (preset, range) => {
    expect(dateRange(preset, new Date('2026-11-20T18:30:00Z'))).toEqual(range)
  })
})

describe('revenue dialog', () => {
  const slab = {
    lender_id: 1,
    slab_disbursed_min: 0,
    slab_disbursed_max: 100_000,
    slab_number_min: null,
    slab_number_max: null,
    ats_min: null,
    ats_max: null,
    revenue_type_id: 1,
    revenue_flat: 0,
    revenue_percent: 1.5,
    status: 1,
  }

  test.each([
    [{}, null],
    [{ revenue_percent: 0, revenue_flat: 250 }, null],
    [{ revenue_percent: 0, revenue_flat: 0 }, '* Either Revenue Flat or Revenue Percentage is required'],
    [{ revenue_percent: null, revenue_flat: null }, '* Either Revenue Flat or Revenue Percentage is required'],
    [{ slab_disbursed_max: 0 }, 'Max must be greater than Min'],
    [{ ats_min: 500, ats_max: 499 }, 'Max must be greater than Min'],
    [{ slab_number_min: 5, slab_number_max: 5 }, 'Max must be greater than Min'],
    [{ revenue_flat: -1 }, 'Must be a positive number'],
    [{ slab_disbursed_min: -1 }, 'Must be a positive number'],
    [{ revenue_flat: 0.001 }, 'Use rupees with at most two decimals, such as 250.35'],
    [{ slab_disbursed_min: 1, slab_disbursed_max: 1.001 }, 'Use rupees with at most two decimals, such as 250.35'],
    [{ slab_disbursed_min: 0.005 }, 'Use rupees with at most two decimals, such as 250.35'],
    [{ ats_min: 500.125 }, 'Use rupees with at most two decimals, such as 250.35'],
    [{ ats_max: 500.125 }, 'Use rupees with at most two decimals, such as 250.35'],
    [{ slab_disbursed_min: 1, slab_disbursed_max: 1.01, ats_max: 0.01, revenue_flat: 1.1 }, null],
    [{ slab_number_min: 1.5 }, 'Use a whole number'],
    [{ slab_number_max: 1.001 }, 'Use a whole number'],
    [{ revenue_percent: 100.5 }, 'Must be between 0 and 100'],
    [{ revenue_type_id: undefined }, 'Revenue type is required'],
    [{ id: 4 }, 'This field is not known'],
  ])('%j', (change, message) => {
    expect(messageFor(lenderRevenueForm, { ...slab, ...change })).toBe(message)
  })
})

describe('edits of one property', () => {
  test.each([
    [{ property: 'status', value: 1 }, null],
    [{ property: 'marketing_bullets', value: ['Lounge access'] }, null],
    [{ property: 'category_img_thumb', value: '/uploads/img_abcdefghijklmnopqrstuv.webp' }, null],
    [{ property: 'category_img_thumb', value: '/uploads/card.png' }, 'Upload a picture first'],
    [{ property: 'marketing_bullets', value: [''] }, 'Enter a text for each point'],
    [{ property: 'sort_order', value: '3' }, 'Enter a number'],
    [{ property: 'utm_link', value: 'javascript:alert(1)' }, 'Enter a link that starts with https://'],
    [{ property: 'status', value: null }, 'Please enter {{field}}'],
    [{ property: 'category_id', value: 9 }, 'This property cannot be edited'],
    [{ property: '__proto__', value: 'x' }, 'This property cannot be edited'],
    [{ property: 'constructor', value: 'x' }, 'This property cannot be edited'],
  ])('of a card: %j', (edit, message) => {
    expect(messageFor(creditCardUpdateSchema, { category_id: 1, ...edit })).toBe(message)
  })

  test.each([
    [{ property: 'priority', value: 3 }, null],
    [{ property: 'min_credit_score', value: null }, null],
    [{ property: 'lender_group_ids', value: [1, 2] }, null],
    [{ property: 'priority', value: -1 }, 'Enter a number of 0 or more'],
    [{ property: 'priority', value: null }, 'Please enter {{field}}'],
    [{ property: 'cooling_off_days', value: 0 }, 'This number is outside the allowed range'],
    [{ property: 'journey', value: 'Fax' }, 'Please choose one of the listed options'],
    [{ property: 'nodal_officer_phone', value: '' }, null],
    [{ property: 'nodal_officer_phone', value: '+91 (80) 4567-8900' }, null],
    [
      { property: 'nodal_officer_phone', value: 'ask reception' },
      'Write a phone number: digits, with spaces, brackets, + or -',
    ],
    [{ property: 'nodal_officer_email', value: 'nodal@lender.example' }, null],
    [{ property: 'nodal_officer_email', value: 'nodal at lender' }, 'Please enter a valid email address'],
    [{ property: 'privacy_policy', value: 'https://lender.example.com/privacy' }, null],
    [
      { property: 'privacy_policy', value: 'javascript:alert(1)' },
      'Write the full address of a page, beginning with https://',
    ],
    [{ property: 'recovery_clause', value: '' }, null],
    [{ property: 'recovery_clause', value: '14.2 (b)' }, null],
    [{ property: 'grievance_clause', value: 'see page 3' }, 'Write the number of the clause alone, such as 14.2 (b)'],
    [{ property: 'assignable', value: 'no' }, null],
    [{ property: 'co_lending', value: 'maybe' }, 'Please choose one of the listed options'],
    [{ property: 'co_lending_share', value: null }, null],
    [{ property: 'co_lending_share', value: 9 }, 'This number is outside the allowed range'],
    [{ property: 'co_lending_share', value: 91 }, 'This number is outside the allowed range'],
    [{ property: 'rate_benchmark_pct', value: 101 }, 'This number is outside the allowed range'],
    [{ property: 'lender_id', value: 2 }, 'This property cannot be edited'],
    [{ property: 'deleted_at', value: '2026-01-01' }, 'This property cannot be edited'],
    [{ property: 'name" = 1; --', value: 'x' }, 'This property cannot be edited'],
  ])('of a lender: %j', (edit, message) => {
    expect(messageFor(lenderUpdateSchema, { lender_id: 1, ...edit })).toBe(message)
  })
})

test('the help form needs all but the company', () => {
  const request = { name: 'आशा', email: 'a@b.com', phone: '9876543210', description: 'Please call' }
  expect(messageFor(helpRequestSchema, request)).toBeNull()
  expect(messageFor(helpRequestSchema, { ...request, company: '' })).toBeNull()
  for (const field of Object.keys(request)) {
    expect(messageFor(helpRequestSchema, { ...request, [field]: '' })).toBe('Please enter {{field}}')
  }
  expect(messageFor(helpRequestSchema, { ...request, email: 'x' })).toBe('Email error')
  expect(messageFor(helpRequestSchema, { ...request, phone: '98' })).toBe('Phone Number error')
  expect(messageFor(helpRequestSchema, { ...request, name: '  ' })).toBe('Please enter {{field}}')
})

test('additional information asks exactly what the lender asked', () => {
  const schema = additionalInfoSchema(['ifsc', 'loan_purpose'])
  expect(messageFor(schema, { ifsc: 'HDFC0001234', loan_purpose: 1 })).toBeNull()
  expect(messageFor(schema, { ifsc: 'hdfc0001234', loan_purpose: 1 })).toBe(
    'IFSC format is invalid (case sensitive field)',
  )
  expect(messageFor(schema, { ifsc: '', loan_purpose: 1 })).toBe('Please enter {{field}}')
  expect(messageFor(schema, { ifsc: 'HDFC0001234', loan_purpose: '' })).toBe('Please choose {{field}}')
  expect(messageFor(schema, { ifsc: 'HDFC0001234' })).toBe('Please choose {{field}}')
  expect(messageFor(schema, { ifsc: 'HDFC0001234', loan_purpose: 1, more: 1 })).toBe('This field is not known')
})

test('English, India, 91 is the default language', () => {
  expect(DEFAULT_LANGUAGE).toMatchObject({
    languageName: 'English',
    country_name: 'India',
    phone_code: '91',
    isDefault: 1,
  })
  expect([languageOfLocale('en'), languageOfLocale('hi')]).toEqual([1, 2])
})

test('option lists have the names of the search-list call', () => {
  for (const name of [
    'commPreferences employmentStatus salaryMode mvGender residentType educationalLevel preferNetBanking Gender',
    'currentResidencyType professionType employeementTenure totalWorkExperience loanPurpose ticketClass',
    'creditScoreClass maritalStatus companyType jobSector workStatus householdIncome',
  ]
    .join(' ')
    .split(' ')) {
    expect(OPTION_LISTS).toHaveProperty(name)
  }
})

test('every seeded lender passes the schema and names an illustrative entity', () => {
  const products = ['Personal Loans', 'Business Loans', 'Gold Loans', 'Affordable Housing Loan']
  const count = (product: string) => lenders.filter(({ product_kind }) => product_kind === product).length
  // Enough to compare, of every kind.
  for (const product of products) expect(count(product)).toBeGreaterThanOrEqual(6)
  expect(lenders.every(({ product_kind }) => products.includes(product_kind))).toBe(true)
  for (const lender of lenders) {
    lenderSchema.validateSync({ ...lender, unset: [] })
    expect(isProductType(lender.product_kind)).toBe(true)
    expect(lender.regulated_entity).toMatch(/^Illustrative /)
    expect(lender.regulated_entity_hi).toMatch(/^उदाहरण के लिए: /)
    expect(lender.penal_charges).toBe(`₹${lender.penal_charge_amount} for each EMI paid late`)
    expect(lender.penal_charges_hi).toBe(`देर से दी गई हर EMI पर ₹${lender.penal_charge_amount}`)
    const charge = (lender.foreclosure_charge_amount ?? 0).toLocaleString('en-IN')
    expect(lender.foreclosure_charges).toBe(
      lender.foreclosure_free_after_emis === 0
        ? 'No charge'
        : `No charge after ${lender.foreclosure_free_after_emis} EMIs, ₹${charge} before that`,
    )
    expect(lender.foreclosure_charges_hi).toBe(
      lender.foreclosure_free_after_emis === 0
        ? 'कोई शुल्क नहीं'
        : `${lender.foreclosure_free_after_emis} EMI के बाद कोई शुल्क नहीं, उससे पहले ₹${charge}`,
    )
    expect(lender.rate_max).toBeGreaterThanOrEqual(lender.rate_min)
  }
})
