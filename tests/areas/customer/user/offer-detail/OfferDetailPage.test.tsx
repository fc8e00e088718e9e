import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { dateTime } from '#src/lib/dates.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { changeKeyFactStatements } from '#tests/builders/application.ts'
import { ASKING_LENDER, bodyOf, PLAIN_LENDER } from '#tests/server/services/shared/journey.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, on } from '#tests/setup/screens/render-app.tsx'
import { applicationsOf, offersOf, openMoney } from '../money-journey.ts'

const detail = (lenderId: number) => `/user/offers/${lenderId}`
const boxes = async () =>
  within(await screen.findByRole('region', { name: 'Before you apply' })).findAllByRole('checkbox')
const button = (name = /^Apply to/) => screen.findByRole('button', { name })

async function agree(user: { click(element: Element): Promise<void> }) {
  for (const box of await boxes()) await user.click(box)
}

/** Counts the calls that leave the page, and lets them through. */
function countApplies(): { keys: (string | null)[]; bodies: unknown[] } {
  const seen = { keys: [] as (string | null)[], bodies: [] as unknown[] }
  network.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith('/apply')) return
    seen.keys.push(request.headers.get('idempotency-key'))
    void request
      .clone()
      .json()
      .then((body: unknown) => seen.bodies.push(body))
  })
  return seen
}

describe('an offer in full', () => {
  test('shows every field of the Key Fact Statement and the whole schedule, said to be indicative', async () => {
    const { user, browser, appId } = await openMoney(detail(PLAIN_LENDER))
    const offer = (await offersOf(browser, appId)).matched.find(({ lender_id }) => lender_id === PLAIN_LENDER)
    const { amount, tenure_months, name } = offer as MatchedOffer
    const answer = await browser.answer('getKfs', {
      params: { appId, lenderId: PLAIN_LENDER },
      query: { amount, tenure: tenure_months },
    })
    const kfs = bodyOf<{ data: Kfs }>(answer).data
    const statement = within(await screen.findByRole('region', { name: 'Key Fact Statement' }))
    expect(statement.getByText(/This statement is indicative\./)).toBeVisible()

    const rows = (title: string) => {
      const part = statement.getByText(title, { selector: 'h3, summary' }).closest('div, details')
      return Object.fromEntries(
        [...(part?.querySelectorAll('.kfs-row') ?? [])].map((row) => {
          const clause = row.querySelector('.kfs-clause')?.textContent ?? ''
          const label = row.querySelector('.kfs-label')?.textContent ?? ''
          return [`${clause} ${label}`.trim(), row.querySelector('dd')?.textContent]
        }),
      )
    }
    const fees = rupees(kfs.total_fees + kfs.gst_on_fees)
    const rate = `${percent(kfs.interest_rate)} a year`
    const fixed = 'Does not apply: the rate is fixed for the whole term'
    const untold = 'The lender has told us of none'
    expect(rows('This statement')).toEqual({
      'Statement made on': dateTime(kfs.issued_at),
      'Figures hold until': dateTime(kfs.valid_until),
      Lender: name,
      'The loan is made by': kfs.regulated_entity,
      'Its registration with the RBI': expect.stringMatching(/^SAMPLE-\d{5}$/) as unknown,
      'Brought to you by': 'CreditLane Marketplace Private Limited',
    })
    expect(rows('Part 1: the loan, its interest and its charges')).toEqual({
      '1 Proposal number': kfs.proposal_number,
      '1 Kind of loan': 'Personal loan, without security',
      '2 Loan amount': rupees(kfs.sanctioned_amount),
      '3 How it is paid out': 'At once, in full, less the fees',
      '4 Term': `${kfs.tenure_months} months`,
      '5 EMI': `${rupees(kfs.emi)} × ${kfs.instalment_count}`,
      '5 First payment after': '30 days',
      '6 Interest rate': rate,
      '7 Benchmark, spread and reset of a floating rate': fixed,
      '8(i) Processing fee': fees,
      '8(ii) Insurance': 'None',
      '8(iii) Valuation': 'Does not apply: no security is given',
      '8(iv) Other fees': untold,
      '8 All fees': fees,
      '9 Annual percentage rate (APR)': percent(kfs.apr),
      '10(i) Late payment': kfs.penal_charges,
      '10(ii) Other penal charges': untold,
      '10(iii) Closing the loan early': kfs.foreclosure_charges,
      '10(iv) Switching between fixed and floating rate': fixed,
      '10(v) Other charges': untold,
    })
    expect(rows('Part 2: what else you should know')).toEqual({
      '1 Clause on who may collect a late payment': expect.stringMatching(
        /^Clause [\d.]+ of its agreement$/,
      ) as unknown,
      '2 Clause on complaints': expect.stringMatching(/^Clause [\d.]+ of its agreement$/) as unknown,
      '3 Grievance officer of the lender': Object.values(kfs.nodal_officer).join('\n'),
      '3 Our grievance officer': 'Meera Kulkarni\n1800 000 0000\ngrievance@creditlane.example',
      '4 May the loan be passed to another lender or investor': kfs.agreement?.assignable ? 'Yes' : 'No',
      '5 Lending together with another lender: shares and joint rate': 'No: the lender gives the whole loan itself',
      '6(i) Change your mind': expect.stringMatching(new RegExp(`^${kfs.cooling_off_days} days?$`)) as unknown,
      '6(ii) Do we collect for the lender': 'None',
    })
    expect(rows('How the APR is calculated')).toEqual({
      '1 Loan amount': rupees(kfs.sanctioned_amount),
      '2 Term': `${kfs.tenure_months} months`,
      '2(b) EMI': `${rupees(kfs.emi)} × ${kfs.instalment_count}`,
      '2(d) First payment after': '30 days',
      '3 Kind of interest rate': 'Fixed, on the reducing balance',
      '4 Interest rate': rate,
      '5 Total interest': rupees(kfs.total_interest),
      '6(A) Fees to the lender': fees,
      '6(B) Fees to others through the lender': 'None',
      '7 You receive': rupees(kfs.net_disbursed),
      '8 You repay': rupees(kfs.total_repayment),
      '9 Annual percentage rate (APR)': percent(kfs.apr),
      '10 How it is paid out': 'At once, in full, less the fees',
      '11 When payments are due': 'Every month; the lender names the days when it pays out',
    })

    expect(statement.queryByRole('table')).not.toBeInTheDocument()
    const printed = vi.fn()
    window.print = printed
    await user.click(statement.getByRole('button', { name: 'Print' }))
    expect(printed).toHaveBeenCalledOnce()
    const months = within(statement.getByRole('table')).getAllByRole('row')
    expect(months, 'paper shows every month').toHaveLength(kfs.schedule.length + 1)
    expect(months.at(-1)).toHaveTextContent(/0\.00$/)
  })

  test('asks for each consent by itself, unticked, naming the data; without them nothing is sent', async () => {
    const seen = countApplies()
    const { user } = await openMoney(detail(PLAIN_LENDER))
    const all = await boxes()
    expect(all).toHaveLength(3)
    for (const box of all) expect(box).not.toBeChecked()
    const share = screen.getByRole('checkbox', { name: /^Share this with Teak Capital/ })
    expect(share).toHaveAccessibleName(
      /Person: name, date of birth, gender, PAN; Contact: mobile number, email; Home: /,
    )
    expect(share).toHaveAccessibleName(/office pincode, monthly income, how the salary is paid, education; Loan: /)
    // What this customer was not asked, or did not answer, is not said to be shared.
    expect(share).not.toHaveAccessibleName(/turnover|gold|EMIs|household|net banking/i)

    await user.click(await button())
    expect(screen.getByText('Agree to share your details to apply.')).toBeVisible()
    expect(all[0]).toHaveFocus()
    expect(share).toBeInvalid()
    expect(share).toHaveAccessibleDescription('Agree to share your details to apply.')
    expect(seen.keys).toEqual([])
    await user.click(share)
    expect(screen.queryByText('Agree to share your details to apply.')).not.toBeInTheDocument()
  })

  test('a double click makes one application, with the statement and consents that were on the screen', async () => {
    const seen = countApplies()
    const { user, browser, appId } = await openMoney(detail(PLAIN_LENDER))
    await agree(user)
    const { data: kfs, sends } = await browser.call('getKfs', { params: { appId, lenderId: PLAIN_LENDER } })
    await user.dblClick(await button())
    await screen.findByRole('heading', { name: 'Sent to Teak Capital' })
    expect(seen.keys).toHaveLength(1)
    expect(seen.bodies).toEqual([
      {
        lender_id: PLAIN_LENDER,
        proposal_number: kfs.proposal_number,
        consents: ['kfs_read', 'share_with_lender', 'bureau_check'].map((purpose) => ({
          purpose,
          version: CONSENT_VERSIONS[purpose as keyof typeof CONSENT_VERSIONS],
        })),
        shares: sends,
      },
    ])
    expect((await applicationsOf(browser)).filter(({ lender_id }) => lender_id === PLAIN_LENDER)).toHaveLength(1)
  })

  test.each([
    ['offline', () => HttpResponse.error(), 'You are offline. Nothing was sent.'],
    [
      'a 503',
      () => HttpResponse.json({ message: 'The lender is busy', code: 'lender_unavailable' }, { status: 503 }),
      'The lender is busy',
    ],
    ['nonsense', () => HttpResponse.json({ data: { hello: 'world' } }), /could not read/],
  ])('%s at submit: said, kept, and the next press sends the same intent once', async (_, answer, text) => {
    expectConsoleError(/./)
    const seen = countApplies()
    const { user, browser } = await openMoney(detail(PLAIN_LENDER))
    await agree(user)
    network.use(on('applyToLender', answer))
    await user.click(await button())
    expect(await screen.findByText(text)).toBeVisible()
    for (const box of await boxes()) expect(box).toBeChecked()
    network.resetHandlers()
    await user.click(await button())
    await screen.findByRole('heading', { name: 'Sent to Teak Capital' })
    expect(seen.keys).toHaveLength(2)
    expect(seen.keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(seen.keys[1]).toBe(seen.keys[0])
    expect((await applicationsOf(browser)).filter(({ lender_id }) => lender_id === PLAIN_LENDER)).toHaveLength(1)
  })

  test('an answer lost on its way back: pressing again does not make a second application', async () => {
    expectConsoleError(/./)
    const { user, browser, server } = await openMoney(detail(PLAIN_LENDER))
    await agree(user)
    let lost = false
    network.use(
      on(
        'applyToLender',
        async ({ request }) => {
          const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
          const headers = new Headers(request.headers)
          headers.set('cookie', cookie)
          headers.set('origin', window.location.origin)
          headers.set('sec-fetch-site', 'same-origin')
          const body = await request.arrayBuffer()
          const { pathname } = new URL(request.url)
          const here = await server.app.fetch(
            new Request(window.location.origin + pathname, { method: 'POST', headers, body }),
          )
          lost = here.status === 200
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await user.click(await button())
    await screen.findByText(/You are offline/)
    expect(lost, 'the server did take the first one').toBe(true)
    await user.click(await button())
    await screen.findByRole('heading', { name: 'Sent to Teak Capital' })
    expect((await applicationsOf(browser)).filter(({ lender_id }) => lender_id === PLAIN_LENDER)).toHaveLength(1)
  })

  test('while it is being sent the button says so and takes no second press', async () => {
    const seen = countApplies()
    const { user } = await openMoney(detail(PLAIN_LENDER))
    await agree(user)
    network.use(
      on('applyToLender', async () => {
        await delay(400)
        return HttpResponse.json({ message: 'Later', code: 'not_available' }, { status: 503 })
      }),
    )
    expectConsoleError(/./)
    await user.click(await button())
    const busy = await button(/^Sending/)
    expect(busy).toHaveAttribute('aria-busy', 'true')
    await user.click(busy)
    await screen.findByText('Later')
    expect(seen.keys).toHaveLength(1)
  })

  test('an offer that changed meanwhile is shown again with the reason, and nothing was sent', async () => {
    expectConsoleError(/./)
    const { user, browser } = await openMoney(detail(PLAIN_LENDER), { score: false, profile: { tin: 'HIGPQ4321A' } })
    await agree(user)
    network.use(
      on('applyToLender', () =>
        HttpResponse.json({ message: 'This offer is not there any more.', code: 'offer_unavailable' }, { status: 409 }),
      ),
    )
    await user.click(await button())
    await screen.findByText(
      /Your details or your credit score changed what Teak Capital can offer\. Nothing was sent\./,
    )
    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Show the offer again' }))
    await screen.findByRole('heading', { level: 1, name: 'Teak Capital' })
    expect((await applicationsOf(browser)).every(({ lender_id }) => lender_id === null)).toBe(true)
  })

  test('a statement that has run out sends nothing; the new one is shown, to be read and ticked anew', async () => {
    expectConsoleError(/./)
    const { user, browser, server } = await openMoney(detail(PLAIN_LENDER))
    const number = async () => {
      const statement = within(await screen.findByRole('region', { name: 'Key Fact Statement' }))
      return statement.getByText('Proposal number').closest('dt')?.nextElementSibling?.textContent
    }
    const read = await number()
    await agree(user)
    await changeKeyFactStatements(server, {}, { valid_until: server.clock.now() })
    await user.click(await button())
    expect(await screen.findByText(/^Its time is over, or what Teak Capital offers has changed since/)).toBeVisible()
    expect((await applicationsOf(browser)).every(({ lender_id }) => lender_id === null)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Show the new statement' }))
    await waitFor(async () => expect(await number()).not.toBe(read))
    expect(screen.getByRole('region', { name: 'Key Fact Statement' })).toHaveFocus()
    for (const box of await boxes()) expect(box).not.toBeChecked()
    await agree(user)
    await user.click(await button())
    await screen.findByRole('heading', { name: 'Sent to Teak Capital' })
  })

  test('a lender that does not match says why, and leads back', async () => {
    await openMoney('/user/offers/1?tenure=24')
    await screen.findByRole('heading', { level: 1, name: 'CASHe cannot make you this offer' })
    expect(screen.getByText('Lends for up to 18 months. You asked for 24.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your offers' })).toHaveAttribute('href', '/user/offers')
  })

  test('with the keyboard alone: to the consents, tick them, apply, answer the lender', async () => {
    const { user } = await openMoney(detail(ASKING_LENDER))
    const all = await boxes()
    for (let press = 0; press < 40 && document.activeElement !== all[0]; press += 1) await user.tab()
    for (const box of all) {
      expect(box).toHaveFocus()
      await user.keyboard(' ')
      await user.tab()
    }
    expect(await button()).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Primrose Credit asks a few more questions' })
  })

  test.each([
    ['en', 0, /^No EMIs now, with this loan \d+%\. Limit 50%\.$/],
    ['en', 5_000, /^Now 6%, with this loan \d+%\. Limit 50%\.$/],
    ['hi', 0, /^अभी कोई EMI नहीं, इस लोन के साथ \d+%। सीमा 50%।$/],
  ] as const)('whether it can be carried, in %s with EMIs of %i', async (language, emi, words) => {
    await openMoney(detail(PLAIN_LENDER), { language, profile: { emi } })
    const meter = await screen.findByRole('meter')
    expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(words))
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(meter.closest('section')).not.toHaveTextContent(/-(₹)?0(?![\d.]*[1-9])/)
  })

  test('in Hindi the statement speaks Hindi with the same digits', async () => {
    await openMoney(detail(PLAIN_LENDER), { language: 'hi' })
    const statement = await screen.findByRole('region', { name: 'मुख्य तथ्य विवरण (KFS)' })
    expect(statement).toHaveTextContent('कुल भुगतान')
    expect(statement).toHaveTextContent(/₹1,00,000/)
    expect(statement).toHaveTextContent(/देर से दी गई हर EMI पर ₹\d+(?!\d| और GST)/)
    expect(statement).not.toHaveTextContent(/No charge|paid late/)
    expect(statement.textContent).not.toMatch(/[०-९]|\b(row|note|fee)\.\w/)
  })
})
