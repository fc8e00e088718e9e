import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { storedLenders, turnOffLendersWithoutScore } from '#tests/builders/catalogue.ts'
import { PLAIN_LENDER } from '#tests/server/services/shared/journey.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, on, testServer } from '#tests/setup/screens/render-app.tsx'
import { applyTo, offersOf, openMoney } from '../money-journey.ts'
import type { MoneyOptions } from '../money-journey.ts'

const card = (name: string) => screen.findByRole('article', { name })
const cards = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
/** Ten are shown at first. */
const showAll = async (user: UserEvent) => {
  await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
  await user.click(await screen.findByRole('button', { name: /^Show \d+ more offers?$/ }))
}
const search = () => new URLSearchParams(window.location.search)

const withoutThem: MoneyOptions['more'] = (_, { server }) => turnOffLendersWithoutScore(server)

describe('offers', () => {
  test('every active lender is in exactly one of the two lists, and each offer has all its figures', async () => {
    const { browser, appId, user } = await openMoney('/user/offers')
    const answer = await offersOf(browser, appId)
    expect(answer.matched.length).toBeGreaterThan(10)
    await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
    expect(cards()).toEqual(answer.matched.slice(0, 10).map(({ name }) => name))
    await showAll(user)
    expect(cards()).toEqual(answer.matched.map(({ name }) => name))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toContain(document.activeElement))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${answer.matched.length} lenders`)

    for (const offer of answer.matched) {
      const shown = within(await card(offer.name))
      for (const text of [
        rupees(offer.emi),
        percent(offer.apr),
        rupees(offer.total_repayment),
        rupees(offer.net_disbursed),
        rupees(offer.total_interest),
        rupees(offer.processing_fee + offer.gst_on_fees),
        percent(offer.interest_rate),
        offer.regulated_entity,
        offer.penal_charges,
        offer.cooling_off_days === 1 ? '1 day' : `${offer.cooling_off_days} days`,
      ])
        expect(shown.getAllByText(text).length, `${offer.name}: ${text}`).toBeGreaterThan(0)
      expect(shown.getByText(`${rupees(offer.amount)}, ${offer.tenure_months} months`)).toBeInTheDocument()
      expect(shown.getByRole('link', { name: /^Key Fact Statement/ })).toHaveAttribute(
        'href',
        `/user/offers/${offer.lender_id}?amount=${offer.amount}&tenure=${offer.tenure_months}#kfs`,
      )
    }
    const active = (await storedLenders(await testServer())).filter(
      ({ lender_status, product_kind }) => lender_status === 1 && product_kind === 'Personal Loans',
    )
    expect(answer.matched.length + answer.not_matched.length).toBe(active.length)
  })

  test('names the lenders that did not match, with the reason and a next step that works', async () => {
    const { user } = await openMoney('/user/offers?tenure=24&amount=100000', { profile: { monthly_income: 28_000 } })
    const block = (await screen.findByRole('heading', { name: /Why \d+ lenders? did not match/ })).closest('section')
    const list = within(block ?? document.body)
    const cashe = within(list.getByRole('heading', { name: 'CASHe' }).closest('li') ?? document.body)
    expect(cashe.getByText('Lends for up to 18 months. You asked for 24.')).toBeInTheDocument()
    const income = list.getAllByText(/Needs a monthly income of ₹[\d,]+ or more\. Yours is ₹28,000\./)
    expect(income.length).toBeGreaterThan(0)
    await user.click(cashe.getByRole('button', { name: 'See offers for 18 months' }))
    await waitFor(() => expect(search().get('tenure')).toBe('18'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'See offers for 18 months' })).toBeNull())
    const more = screen.queryByRole('button', { name: /^Show \d+ more/ })
    if (more) await user.click(more)
    await card('CASHe')
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('article', { name: 'CASHe' })).not.toBeInTheDocument())
    expect(search().get('tenure')).toBe('24')
  })

  test.each([
    [
      'en',
      'Said no',
      /^Refused on \d+ \w{3} \d{4}\. Back in your list from \d+ \w{3} \d{4}\. It knows you as a customer already\.$/,
    ],
    ['hi', 'इन्होंने मना किया', /को मना किया। .* से फिर आपकी सूची में। आप पहले से इसके ग्राहक हैं।$/],
  ] as const)(
    'a lender that said no stands apart, with both days and the reason, in %s',
    async (language, title, words) => {
      await openMoney('/user/offers', {
        language,
        profile: { tin: 'HIGPQ4321K' },
        more: async (appId, { browser }) => void (await applyTo(browser, appId, PLAIN_LENDER)),
      })
      const refused = within(await screen.findByRole('region', { name: title }))
      expect(refused.getByRole('heading', { level: 3, name: 'Teak Capital' })).toBeVisible()
      expect(refused.getByText(words)).toBeVisible()
      expect(cards()).not.toContain('Teak Capital')
      expect(screen.getAllByText('Teak Capital')).toHaveLength(1)
    },
  )

  test('sorting and filters are in the address, and come back with it', async () => {
    const { user, browser, appId } = await openMoney('/user/offers')
    await user.click(await screen.findByRole('button', { name: 'Lowest EMI' }))
    await waitFor(() => expect(search().get('sort')).toBe('emi'))
    expect(screen.getByRole('button', { name: 'Lowest EMI' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('checkbox', { name: /^Banks/ }))
    await waitFor(() => expect(search().get('hide')).toBe('bank'))
    const { matched } = await offersOf(browser, appId)
    const nbfcs = matched.filter(({ group, full_amount }) => group === 'NBFC' && full_amount)
    const wanted = [...nbfcs].sort((a, b) => a.emi - b.emi).map(({ name }) => name)
    const first = wanted.slice(0, 10)
    await waitFor(() => expect(cards().slice(0, first.length)).toEqual(first))

    await user.click(within(await card(wanted[0] ?? '')).getByRole('link', { name: /^Full details/ }))
    await screen.findByRole('heading', { level: 1, name: wanted[0] ?? '' })
    await user.click(await screen.findByRole('link', { name: 'All offers' }))
    await waitFor(() => expect(cards().slice(0, first.length)).toEqual(first))
    expect(screen.getByRole('checkbox', { name: /^Banks/ })).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await showAll(user)
    await waitFor(() => expect(cards()).toHaveLength(matched.length))
    expect(search().get('sort')).toBe('emi')
  })

  test('compares up to four side by side, with the keyboard alone', async () => {
    const { user } = await openMoney('/user/offers')
    await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
    const names = cards().slice(0, 4)
    for (const name of names) {
      screen.getByRole('checkbox', { name: `Compare: ${name}` }).focus()
      await user.keyboard(' ')
    }
    await screen.findByText('4 of 4 offers chosen')
    expect(screen.getByRole('checkbox', { name: `Compare: ${cards()[4]}` })).toBeDisabled()
    const tray = within(screen.getByRole('region', { name: 'Compare offers' }))
    tray.getByRole('button', { name: 'Compare' }).focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare offers' }))
    expect(
      dialog
        .getAllByRole('columnheader')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(names.map((name) => expect.stringContaining(name ?? '') as string))
    expect(within(dialog.getByRole('row', { name: /^APR/ })).getAllByRole('cell')).toHaveLength(4)
    await user.click(dialog.getByRole('button', { name: `Remove ${names[0]}` }))
    await waitFor(() => expect(search().get('compare')?.split(',')).toHaveLength(3))
  })

  test('a changed request looks again and is a step for the back button', async () => {
    const { user } = await openMoney('/user/offers')
    await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const amount = screen.getByRole('textbox', { name: 'Loan amount' })
    await user.clear(amount)
    await user.type(amount, '250000')
    await user.click(screen.getByRole('radio', { name: '36 months' }))
    await user.click(screen.getByRole('button', { name: 'Show offers' }))
    await screen.findByText('₹2,50,000, 36 months', { selector: 'section[aria-label="Your request"] *' })
    expect([search().get('amount'), search().get('tenure')]).toEqual(['250000', '36'])
    window.history.back()
    await waitFor(() => expect(search().get('amount')).toBeNull())
  })

  test('without the score it says so, and asks before it looks', async () => {
    const { user, browser } = await openMoney('/user/offers', { score: false })
    await screen.findByRole('heading', { name: "These are each lender's highest rates" })
    const box = screen.getByRole('checkbox', {
      name: /^Send my PAN, mobile number, name and date of birth to a credit bureau/,
    })
    expect(box).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Use my score' }))
    expect(await screen.findByText('Agree first, so that we may ask the bureau.')).toBeVisible()
    expect(box).toHaveFocus()
    const consents = async () => (await browser.call('listConsents')).data
    const before = (await consents()).length
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Use my score' }))
    await waitFor(() => expect(screen.queryByText("These are each lender's highest rates")).not.toBeInTheDocument())
    expect((await consents()).length).toBe(before + 1)
  })

  test.each([
    ['HIGPQ4321A', 'Your offers now use your credit score'],
    ['ERRPQ4321A', 'The credit bureau did not answer. Your consent is kept, and we ask again'],
    ['NILPQ4321A', 'The credit bureau has no history of yours yet'],
  ])('what is told after the consent is what the bureau has answered: %s', async (tin, told) => {
    const { user } = await openMoney('/user/offers', { score: false, profile: { tin } })
    await user.click(
      await screen.findByRole('checkbox', {
        name: /^Send my PAN, mobile number, name and date of birth to a credit bureau/,
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Use my score' }))
    expect(await screen.findByText(told)).toBeVisible()
    if (!tin.startsWith('HIG')) expect(screen.queryByText('Your offers now use your credit score')).toBeNull()
  })

  test('a lender that was applied to says so, on its card, in the comparison and on its page', async () => {
    const { user, appId } = await openMoney('/user/offers', {
      more: async (draft, { browser }) => void (await applyTo(browser, draft, PLAIN_LENDER)),
    })
    await showAll(user)
    const own = within(await card('Teak Capital'))
    const link = await own.findByRole('link', { name: /^Teak Capital: applied, / })
    expect(link).toHaveAttribute('href', `/user/application-status/${appId}`)
    expect(own.queryByRole('link', { name: 'Apply to Teak Capital' })).toBeNull()
    await user.click(own.getByRole('link', { name: 'Full details, Teak Capital' }))
    await screen.findByRole('heading', { name: /^You have applied: / })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'See the application' })).toHaveAttribute(
      'href',
      `/user/application-status/${appId}`,
    )
  })

  test('without a credit history there are the lenders that ask for none, at their highest rate', async () => {
    const { browser, appId } = await openMoney('/user/offers', { profile: { tin: 'NILPQ4321A' } })
    await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
    const lenders = await storedLenders(await testServer())
    const { matched } = await offersOf(browser, appId)
    expect(matched.length).toBeGreaterThan(1)
    expect(cards()).toEqual(matched.map(({ name }) => name))
    // Of the others, one line says what needs no score.
    expect(screen.getAllByRole('link', { name: /^Gold loans/ })).toHaveLength(1)
    for (const offer of matched) {
      const lender = lenders.find(({ lender_id }) => lender_id === offer.lender_id)
      expect([lender?.min_credit_score, Number(lender?.rate_max)]).toEqual([null, offer.interest_rate])
    }
  })

  test('without a credit history and such a lender it leads to what needs none', async () => {
    await openMoney('/user/offers', { profile: { tin: 'NILPQ4321A' }, more: withoutThem })
    await screen.findByRole('heading', { level: 1, name: 'No lender can make you an offer' })
    // Once: not again at each lender that asks for a score.
    expect(screen.getByRole('link', { name: /^Gold loans/ })).toHaveAttribute('href', '/gold-loan')
    expect(screen.getByRole('link', { name: /for a first card/ })).toHaveAttribute('href', '/cards-secured')
    expect(screen.queryByRole('button', { name: 'Change my request' })).toBeNull()
  })

  test('no offer: says why, leads to what may be wrong and still names every lender', async () => {
    await openMoney('/user/offers', { profile: { monthly_income: 5_000, emi: 0 } })
    await screen.findByRole('heading', { level: 1, name: 'No lender can make you an offer' })
    expect(screen.getByText(/^The reason at \d+ of \d+ lenders: your monthly income is below/)).toBeVisible()
    const [check] = screen.getAllByRole('link', { name: 'Check work and income in my details' })
    expect(check).toHaveAttribute('href', '/user/user-detail?step=employment-details')
    expect(screen.getByRole('heading', { name: /Why \d+ lenders did not match/ })).toBeInTheDocument()
  })

  test.each([
    ['en', 'LOWPP1232Z', /^The reason at (\d+) of \1 lenders: they need a higher credit score than yours\./],
    ['hi', 'LOWPP1232Z', /^(\d+) में से \1 लेंडर पर वजह: उन्हें आपके स्कोर से ज़्यादा क्रेडिट स्कोर चाहिए।/],
  ] as const)(
    'no offer because of the score, in %s: says that and no word of a smaller amount',
    async (language, tin, words) => {
      const { user } = await openMoney('/user/offers', { language, profile: { tin }, more: withoutThem })
      expect(await screen.findByText(words)).toBeVisible()
      await user.click(screen.getByText(language === 'en' ? 'What if?' : 'अगर ऐसा हो तो?'))
      const none =
        language === 'en' ? 'With your own figures, too, none matches.' : 'आपके अपने आँकड़ों पर भी कोई मेल नहीं खाता।'
      expect(await screen.findByText(none)).toBeVisible()
    },
  )

  test.each([
    [
      'the server is down',
      () => HttpResponse.json({ message: 'We are busy', code: 'server_error' }, { status: 500 }),
      'We are busy',
    ],
    [
      'nonsense',
      () => new HttpResponse('<html>502</html>', { status: 200 }),
      'The server sent an answer we could not read. Please try again.',
    ],
    [
      'a wrong shape',
      () => HttpResponse.json({ method: {}, request: {}, matched: {}, not_matched: 1 }),
      'The server sent an answer we could not read. Please try again.',
    ],
  ])('%s: the message, nothing lost, and Try again works', async (_, answer, text) => {
    expectConsoleError(/./)
    network.use(on('getOffers', answer))
    const { user } = await openMoney('/user/offers')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(text)).toBeVisible()
    expect(alert.getByText(/Nothing you filled in is lost/)).toBeVisible()
    network.resetHandlers()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
  })

  test.each([
    ['a demonstration', {}, /^Lenders and figures here are illustrative\. An offer is not a promise:/],
    ['live mode', { company: INVENTED_COMPANY }, /^An offer is not a promise:/],
  ])('in %s the note below says what an offer is', async (_, options, words) => {
    await openMoney('/user/offers', options)
    expect(await screen.findByText(/An offer is not a promise/)).toHaveTextContent(words)
  })

  test('in Hindi the words change and the digits stay', async () => {
    const { browser, appId } = await openMoney('/user/offers', { language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: /लेंडर आपको ऑफ़र दे सकते हैं/ })
    const { matched } = await offersOf(browser, appId)
    const first = matched[0]
    const shown = within(await card(first?.name ?? ''))
    expect(shown.getAllByText(rupees(first?.total_repayment ?? 0)).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toMatch(/[०-९]/)
    expect(document.querySelector('.offers-grid')?.textContent).not.toMatch(/\b(offers|reason|label|filter)\.\w/)
  })

  test('leads back to the profile and to the published method', async () => {
    const { user } = await openMoney('/user/offers')
    expect(await screen.findByRole('link', { name: 'How we match, version 1.5 from 27 Nov 2026' })).toHaveAttribute(
      'href',
      '/how-we-match',
    )
    const [back] = screen.getAllByRole('link', { name: 'Return to Profile' })
    await user.click(back ?? document.body)
    expect(await screen.findByLabelText('First name')).toHaveValue('Ananya')
    expect(window.location.pathname).toBe('/user/user-detail')
    await user.click(screen.getByRole('button', { name: /your account$/ }))
    await user.click(screen.getByRole('link', { name: 'My applications' }))
    await screen.findByRole('heading', { level: 1, name: /applications/i })
    await user.click(screen.getByRole('button', { name: /your account$/ }))
    await user.click(screen.getByRole('link', { name: 'My details' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('Ananya')
  })
})
