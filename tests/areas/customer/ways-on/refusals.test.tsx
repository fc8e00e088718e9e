import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { pageAt, routesOf } from '#src/app/route-table.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { NotMatchedLender, OffersAnswer, Reason } from '#src/contract/entities/offers/offer.ts'
import { REASON_CODES } from '#src/contract/entities/offers/reason-codes.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { PAGES } from '#src/contract/pages.ts'
import { REFUSAL_REASONS } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { PLAIN_LENDER } from '#tests/server/services/shared/journey.ts'
import { network, on } from '#tests/setup/screens/render-app.tsx'
import { applicationsOf, applyTo, offersOf, openMoney } from '../user/money-journey.ts'

const FORM = '/user/user-detail?step='
/** Where each reason leads a customer of personal loans when no lender matches: typed by hand, a new code has none. */
const WAYS: Record<string, string> = {
  income_min: `${FORM}employment-details`,
  income_max: `${FORM}employment-details`,
  turnover_min: `${FORM}your-business`,
  business_years_min: `${FORM}your-business`,
  age_min: '/products',
  age_max_at_end: 'Change my request',
  employment: `${FORM}employment-details`,
  credit_score: '/user/credit-score',
  credit_score_none: '/gold-loan',
  amount_min: 'See offers for ₹5,00,000',
  tenure_min: 'See offers for 36 months',
  tenure_max: 'See offers for 36 months',
  foir: 'Change my request',
  gold_value: `${FORM}your-gold`,
  property_value: `${FORM}the-home`,
  pincode: `${FORM}contact-details`,
  refused: '/products',
}
/** What a lender needs, where it is no number, or a number that can be asked for. */
const FACTS: Partial<Record<Reason['code'], Pick<Reason, 'required' | 'actual'>>> = {
  turnover_min: { required: 'upTo20Lakh', actual: 'upTo5Lakh' },
  business_years_min: { required: 'twoTo3Years', actual: 'under1Year' },
  employment: { required: 'salaried', actual: 'selfEmployed' },
  amount_min: { required: 5_00_000, actual: 1_00_000 },
  tenure_min: { required: 36, actual: 24 },
  tenure_max: { required: 36, actual: 48 },
  pincode: { required: null, actual: '431001' },
  refused: { required: '2026-12-01', actual: '2026-11-01' },
}
const REASONS: readonly Reason[] = [
  ...REASON_CODES.map((code) => ({ code, ...(FACTS[code] ?? { required: 700, actual: 600 }) })),
  { code: 'credit_score', required: 700, actual: null },
]
const keyOf = ({ code, actual }: Reason) => (code === 'credit_score' && actual === null ? 'credit_score_none' : code)

/** A page of offers with these lenders alone. */
const openRefused = (not_matched: NotMatchedLender[], options: Parameters<typeof openMoney>[1] = {}) =>
  openMoney('/user/offers', {
    ...options,
    more: async (appId, { browser }) => {
      const answer = await offersOf(browser, appId)
      network.use(
        on('getOffers', () => HttpResponse.json({ ...answer, matched: [], not_matched } satisfies OffersAnswer)),
      )
    },
  })
const lenderOf = (name: string, lender_id: number, more: Partial<NotMatchedLender>): NotMatchedLender => ({
  lender_id,
  lender_slug: name,
  name,
  reasons: [],
  ...more,
})

/** The address of the one next step of a lender's row, or what its button says. */
async function wayOf(name: string): Promise<string> {
  const heading = await screen.findByRole('heading', { level: 3, name, hidden: true })
  const row = within(heading.closest('li') ?? document.body)
  const ways = [
    ...row.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? ''),
    ...row.queryAllByRole('button', { hidden: true }).map((button) => button.textContent),
  ]
  expect(ways, name).toHaveLength(1)
  return ways[0] ?? ''
}
const SAID_ONCE = 'credit_score_none'
async function linksTo(href: string): Promise<HTMLElement[]> {
  const links = await screen.findAllByRole('link', { hidden: true })
  return links.filter((link) => link.closest('main') && link.getAttribute('href') === href)
}
/** An address that the product has, and that a customer of personal loans may open. */
function expectOpens(href: string): void {
  const page = pageAt(routesOf('marketplace', 'demo'), href.split('?')[0] ?? '')
  expect(page, href).not.toBe('notFound')
  expect(PAGES[page].products ?? [PRODUCT.personal], href).toContain(PRODUCT.personal)
}

describe('a lender that does not match', () => {
  it('leads to what would change it, whatever the reason', async () => {
    await openRefused(REASONS.map((reason, at) => lenderOf(keyOf(reason), at + 1, { reasons: [reason] })))
    expect(new Set(REASONS.map(keyOf))).toEqual(new Set(Object.keys(WAYS)))
    for (const key of REASONS.map(keyOf)) {
      // What helps for want of a score is the same in each row: it is said once, above them.
      const way = key === SAID_ONCE ? (WAYS[key] ?? '') : await wayOf(key)
      if (key === SAID_ONCE) expect(await linksTo(way)).toHaveLength(1)
      expect(way, key).toBe(WAYS[key])
      if (way.startsWith('/')) expectOpens(way)
    }
  })

  it.each([
    ['en', 'income_min', 'Check work and income in my details', `${FORM}employment-details`],
    ['hi', 'income_min', 'जानकारी में काम और आय जाँचें', `${FORM}employment-details`],
    ['en', 'age_min', 'See other products', '/products'],
    ['en', 'pincode', 'Check my address', `${FORM}contact-details`],
  ] as const)('the empty list leads there, too (%s: %s)', async (language, code, words, href) => {
    const reasons = REASONS.filter((reason) => reason.code === code)
    await openRefused([lenderOf('Teak', 1, { reasons: [...reasons] })], { language })
    const [first] = await screen.findAllByRole('link', { name: words })
    expect(first).toHaveAttribute('href', href)
  })

  it('a brand without gold and cards leads whoever has no history to people who help', async () => {
    const { withoutScore } = await import('#src/contract/ways-on.ts')
    expect(withoutScore(undefined).map(({ path }) => path)).toEqual(['/gold-loan', '/cards-secured', '/need-help'])
    expect(withoutScore(['personal', 'cards']).map(({ path }) => path)).toEqual(['/cards-secured', '/need-help'])
    expect(withoutScore(['personal']).map(({ path }) => path)).toEqual(['/need-help'])
  })
})

/** Where each reason of a lender's no leads. */
const REFUSED: Record<string, string> = {
  known_customer: '/products',
  score: '/user/credit-score',
  income: 'Change my request',
  existing_loans: 'Change my request',
  age: '/products',
  employment: '/products',
  area: `${FORM}contact-details`,
  documents: `${FORM}personal-information`,
  too_many_requests: '/products',
  none: '/products',
}

describe('a lender that said no', () => {
  it('leads to what would change it, whatever reason it gave', async () => {
    const all = [...REFUSAL_REASONS, null]
    const refusal = { on: '2026-11-01', until: '2027-01-30' }
    await openRefused(all.map((reason, at) => lenderOf(reason ?? 'none', at + 1, { refusal: { ...refusal, reason } })))
    expect(new Set(all.map((reason) => reason ?? 'none'))).toEqual(new Set(Object.keys(REFUSED)))
    for (const key of Object.keys(REFUSED)) {
      const way = await wayOf(key)
      expect(way, key).toBe(REFUSED[key])
      if (way.startsWith('/')) expectOpens(way)
    }
  })

  it.each([
    ['score', 'See what moves your credit score', '/user/credit-score'],
    ['documents', 'Check my details', `${FORM}personal-information`],
    ['area', 'Check my address', `${FORM}contact-details`],
    ['age', null, null],
  ] as const)('is told so in the application, with the other lenders (%s)', async (reason, words, href) => {
    await openMoney('/user/application-status', {
      profile: { tin: 'HIGPQ4321K' },
      more: async (appId, { browser }) => {
        await applyTo(browser, appId, PLAIN_LENDER)
        const data = (await applicationsOf(browser)).map((each) =>
          each.refusal ? { ...each, refusal: { ...each.refusal, reason } } : each,
        )
        network.use(on('listApplications', () => HttpResponse.json({ data } satisfies { data: Application[] })))
      },
    })
    expect((await screen.findAllByRole('button', { name: 'See other lenders' })).length).toBeGreaterThan(0)
    if (words === null) expect(screen.queryByRole('link', { name: /^(Check my|See what)/ })).toBeNull()
    else expect(screen.getAllByRole('link', { name: words })[0]).toHaveAttribute('href', href)
  })
})
