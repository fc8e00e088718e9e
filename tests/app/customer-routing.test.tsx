import { describe, expect, it } from 'vitest'
import { customerRoute } from '#src/app/customer-routing.ts'
import type { CustomerPosition } from '#src/app/customer-routing.ts'

const complete = {
  pl_completed: 1,
  bl_completed: 0,
  gl_completed: 0,
  hl_completed: 0,
  pl_update_required: 0,
  pl_se_update_required: 0,
} as const
const incomplete = { ...complete, pl_completed: 0 } as const
const at = (page: CustomerPosition['page'], change: Partial<CustomerPosition> = {}): CustomerPosition => ({
  page,
  productType: 'Personal Loans',
  user: complete,
  appId: 'app_1',
  returning: false,
  editing: false,
  lenderSubmission: false,
  ...change,
})

describe('where a customer belongs', () => {
  it.each<[string, CustomerPosition, ReturnType<typeof customerRoute>]>([
    ['an incomplete profile is forced to the detail page', at('offers', { user: incomplete }), 'userDetail'],
    ['from welcome-back too', at('welcomeBack', { user: incomplete }), 'userDetail'],
    ['from a lender too', at('lenderJourney', { user: incomplete }), 'userDetail'],
    ['and stays on the detail page', at('userDetail', { user: incomplete, appId: null }), null],
    ['a complete profile goes on to the offers', at('userDetail'), 'offers'],
    ['and stays there', at('offers'), null],
    [
      'a required update stays on the detail page',
      at('userDetail', { user: { ...complete, pl_update_required: 1 } }),
      null,
    ],
    [
      'a required update comes before the offers',
      at('offers', { user: { ...complete, pl_update_required: 1 } }),
      'userDetail',
    ],
    ['of the self-employed as well', at('offers', { user: { ...complete, pl_se_update_required: 1 } }), 'userDetail'],
    ['no application id: welcome-back', at('offers', { appId: null }), 'welcomeBack'],
    ['from the detail page as well', at('userDetail', { appId: null }), 'welcomeBack'],
    ['a returning customer is met by welcome-back', at('userDetail', { returning: true }), 'welcomeBack'],
    ['and may stay', at('welcomeBack', { returning: true }), null],
    ['Return to Profile keeps the form open', at('userDetail', { editing: true }), null],
    ['the status page is open to everybody', at('applicationStatus', { user: incomplete, appId: null }), null],
    ['a lender-submission site: complete', at('offers', { lenderSubmission: true }), 'lenderSubmit'],
    ['and stays', at('lenderSubmit', { lenderSubmission: true }), null],
    ['incomplete: away from it', at('lenderSubmit', { lenderSubmission: true, user: incomplete }), 'userDetail'],
    [
      'an incomplete gold profile goes to its own form',
      at('goldLender', { productType: 'Gold Loans' }),
      'goldLoanDetail',
    ],
    ['an incomplete business to its own', at('businessOffers', { productType: 'Business Loans' }), 'businessDetail'],
    [
      'a complete business goes on to its offers',
      at('businessDetail', { productType: 'Business Loans', user: { ...complete, bl_completed: 1 } }),
      'businessOffers',
    ],
    [
      'a business without an application is welcomed back',
      at('businessOffers', { productType: 'Business Loans', user: { ...complete, bl_completed: 1 }, appId: null }),
      'businessWelcomeBack',
    ],
    [
      'a complete housing profile stays on its form, which starts the loan',
      at('housingLoanDetail', { productType: 'Affordable Housing Loan', user: { ...complete, hl_completed: 1 } }),
      null,
    ],
    ['nobody is asked for an income before choosing a card', at('creditCard', { productType: 'Credit Cards' }), null],
  ])('%s', (_, position, expected) => {
    expect(customerRoute(position)).toBe(expected)
  })
})
