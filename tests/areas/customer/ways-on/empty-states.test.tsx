import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { pageAt, routesOf } from '#src/app/route-table.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, on, renderApp } from '#tests/setup/screens/render-app.tsx'
import { emptyStates } from '#tests/structure/screens/empty-states.ts'
import { offersOf, openMoney } from '../user/money-journey.ts'
import { GOLD, HOME, openSecured } from '../user/secured-journey.ts'

const answers = (key: EndpointKey, body: Record<string, unknown>, status = 200) =>
  network.use(on(key, () => HttpResponse.json(body, { status })))
const none = (key: EndpointKey) => answers(key, { data: [] })
const incomplete = () => answers('getOffers', { message: 'x', code: 'profile_incomplete' }, 409)
const customer = (path: string, productType: string | null = null) =>
  renderApp(path, { actor: 'consumerA', productType })

/** How each empty state of a customer is reached. A new one has no entry, and fails. */
const REACHED: Record<string, () => Promise<unknown>> = {
  'CardListPage empty.title': () => (none('listCreditCards'), renderApp('/credit-cards')),
  'CardListPage filter.none': () => renderApp('/credit-cards?with=free-cashback-travel-fuel'),
  'CreditCardPage empty.title': () => (none('listCreditCards'), customer('/user/credit-card', 'Credit Cards')),
  'VoucherBoard none.title': () => (none('listVouchers'), renderApp('/vouchers')),
  'VoucherBoard noMatch.title': () => renderApp('/vouchers?search=zzzzzz'),
  'GuidesPage guides:none.title': () => renderApp('/guides', { kinds: ['insurance'] }),
  'TicketsPage tickets:empty.title': () => customer('/my-tickets'),
  'TicketThreadView tickets:gone': () => customer('/my-tickets/CLT-999999'),
  'CustomerSitePage site.none': () => (none('listApplications'), customer('/customer-site')),
  'IndialendsOtpPage journey.applications': () => (none('listApplications'), customer('/user/indialends-otp')),
  'ApplicationStatusPage empty.title': () => (none('listApplications'), openMoney('/user/application-status')),
  'InsurancePage empty.title': () => (
    answers('listInsurancePlans', { data: [], sandbox: true }),
    customer('/user/insurance', 'Other Insurance')
  ),
  'InsuranceTransactionPage unknown.title': () => customer('/user/insurance/transaction?plan=9999', 'Other Insurance'),
  'LenderJourneyPage rules:offer.required': () => openMoney('/user/kreditbee'),
  'LenderJourneyPage journey.applications': () => openMoney('/user/kreditbee?app=nobodys'),
  'LenderSubmitPage rules:offer.required': () => openMoney('/user/lender-submit'),
  'OffersPage incomplete.title': () => (incomplete(), openMoney('/user/offers')),
  'CreditScorePage offers:incomplete.title': () => (
    answers('getCreditScore', { message: 'x', code: 'profile_incomplete' }, 409),
    openMoney('/user/credit-score')
  ),
  'GoldLenderPage lender.incomplete': () => (
    incomplete(),
    openSecured('/user/muthootgold', 'Gold Loans', { details: GOLD })
  ),
  'OffersBoard empty.title': () =>
    openMoney('/user/offers', {
      more: async (appId, { browser }) =>
        answers('getOffers', { ...(await offersOf(browser, appId)), matched: [], not_matched: [] }),
    }),
  'OffersBoard empty.filtered': () => openMoney('/user/offers?hide=bank,nbfc,p2p'),
  'StartWhenComplete start.form': () => (
    answers('startHousingLoan', { message: 'x', code: 'server_error' }, 500),
    openSecured('/user/user-detail/affordable-housing-loan', 'Affordable Housing Loan', { details: HOME })
  ),
}
/** A site of one lender is a build of its own. */
const OTHER_BUILD = ['LenderSubmission journey.applications']

it('each empty state of a customer is reached here', () => {
  const found = emptyStates().map(({ name }) => name)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((name) => !OTHER_BUILD.includes(name)).sort()).toEqual(Object.keys(REACHED).sort())
})

it.each(emptyStates().filter(({ name }) => name in REACHED))(
  '$name: a next step that the product has',
  async ({ name, words }) => {
    expectConsoleError(/./)
    await REACHED[name]?.()
    const heading = await screen.findByRole('heading', { level: 2, name: words })
    const state = within(heading.closest('section') ?? document.body)
    const steps = [...state.queryAllByRole('link'), ...state.queryAllByRole('button')]
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) {
      expect(step).toBeEnabled()
      const href = step.getAttribute('href')
      if (href === null || href.startsWith('#')) continue
      const path = href.split(/[?#]/)[0] ?? ''
      expect(pageAt(routesOf('marketplace', 'demo'), path), href).not.toBe('notFound')
      expect(href, 'another place').not.toBe(window.location.pathname)
    }
  },
)
