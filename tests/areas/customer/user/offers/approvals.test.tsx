import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { countAllDecisions } from '#server/services/offers/count-all-decisions.ts'
import { makeDecisions } from '#tests/builders/decisions.ts'
import { offersOf, openMoney } from '../money-journey.ts'
import type { MoneyOptions } from '../money-journey.ts'

/** Like whoever opens a page here, whose score is 820. */
const LIKE_MINE = { applicant: { credit_score: 820, monthly_income: 85_000 }, amount: 100_000 }
const UNLIKE = { applicant: { credit_score: 610, monthly_income: 30_000 }, amount: 500_000 }

/** The last three offers have a figure: what is alike 70 in 100 and 90 in 100, and of what is not alike, hardly any. */
const decide: MoneyOptions['more'] = async (appId, { browser, server }) => {
  const [first = 0, second = 0, third = 0] = (await offersOf(browser, appId)).matched.slice(-3).map((o) => o.lender_id)
  await makeDecisions(server, { ...LIKE_MINE, lender_id: first, approved: 84, rejected: 36 })
  await makeDecisions(server, { ...LIKE_MINE, lender_id: second, approved: 45, rejected: 5 })
  await makeDecisions(server, { ...UNLIKE, lender_id: third, approved: 2, rejected: 58 })
  await countAllDecisions(server.deps)
}

const cards = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

describe('how often lenders approved', () => {
  test.each([
    ['en', 'Most often approved', 'Approved 84 of 120 similar', 'Approved 2 of all 60', /^By how often.* at the end/],
    ['hi', 'सबसे ज़्यादा मंज़ूरी', 'मिलते-जुलते 120 में से 84 मंज़ूर', 'कुल 60 में से 2 मंज़ूर', /आख़िर में/],
  ] as const)(
    'stands in the card, and changes the order when that is asked for, in %s',
    async (language, sort, similar, all, text) => {
      const { user, browser, appId } = await openMoney('/user/offers', { language, more: decide })
      const published = (await offersOf(browser, appId)).matched
      await screen.findAllByRole('article')
      expect(cards()).toEqual(published.slice(0, 10).map(({ name }) => name))
      await user.click(screen.getByRole('button', { name: sort }))
      const others = published.slice(0, -3)
      const [first, second, third] = published.slice(-3)
      const sorted = [second, first, third, ...others].slice(0, 10).map((offer) => offer?.name)
      await waitFor(() => expect(cards()).toEqual(sorted))
      expect(new URLSearchParams(window.location.search).get('sort')).toBe('approved')
      expect(screen.getByText(text)).toBeVisible()
      const card = (name = '') => within(screen.getByRole('article', { name }))
      expect(card(first?.name).getByText(similar)).toBeVisible()
      expect(card(third?.name).getByText(all)).toBeVisible()
      expect(card(others[0]?.name).queryByText(/^Approved | मंज़ूर$/)).toBeNull()
    },
  )

  test('is no order to choose while no lender has decided enough', async () => {
    await openMoney('/user/offers')
    await screen.findAllByRole('article')
    expect(screen.getByRole('button', { name: 'Lowest total' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Most often approved' })).toBeNull()
  })
})

async function openDetail(which: 'similar' | 'all' | 'none', language: 'en' | 'hi') {
  const opened = await openMoney('/user/offers', { language, more: decide })
  const { matched } = await offersOf(opened.browser, opened.appId)
  const offer = matched.at({ similar: -3, all: -1, none: 0 }[which])
  await opened.user.click((await screen.findAllByRole('button', { name: /more offers|और/ }))[0] ?? document.body)
  const card = await screen.findByRole('article', { name: offer?.name ?? '' })
  const [details] = within(card).getAllByRole('link', { name: new RegExp(offer?.name ?? '') })
  await opened.user.click(details ?? card)
  await screen.findByRole('heading', { level: 1, name: offer?.name ?? '' })
}

describe('the details of an offer', () => {
  test.each([
    [
      'en',
      'How often this lender approved',
      [
        'Half or more were approved. Of 120 similar applications this lender approved 84 (at least 70 in 100).',
        'Similar is what is in the same range as yours: credit score, loan compared with income, kind of work, income. Decided within 12 months, as of last night. Counted without names; name, gender and address play no part. It is no promise: this lender alone decides.',
      ],
    ],
    [
      'hi',
      'इस लेंडर ने कितनी बार मंज़ूरी दी',
      [
        'आधे या उससे ज़्यादा मंज़ूर हुए। मिलते-जुलते 120 आवेदनों में से इस लेंडर ने 84 मंज़ूर किए (100 में कम से कम 70)।',
        'मिलते-जुलते यानी जो आपकी तरह इसी दायरे में हैं: क्रेडिट स्कोर, आय के मुक़ाबले लोन, काम का प्रकार, आय। पिछली रात तक, 12 महीनों के फ़ैसले। बिना नाम के गिने गए; नाम, लिंग और पते का इसमें कोई असर नहीं। यह कोई वादा नहीं है: फ़ैसला सिर्फ़ यही लेंडर करता है।',
      ],
    ],
  ] as const)('say of how many, alike in what, since when and that nothing is promised, in %s', async (...row) => {
    const [language, title, lines] = row
    await openDetail('similar', language)
    const section = await screen.findByRole('region', { name: title })
    expect([...section.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(lines)
  })

  test('say where too few are alike, and of whom nearly nobody was approved', async () => {
    await openDetail('all', 'en')
    const section = within(await screen.findByRole('region', { name: 'How often this lender approved' }))
    expect(section.getByText(/Of all 60 applications for this kind of loan/).textContent).toBe(
      'Few were approved. Of all 60 applications for this kind of loan this lender approved 2 (fewer than 5 in 100). Of applications like yours it has decided too few.',
    )
    expect(section.queryByText(/Similar is/)).toBeNull()
  })

  test('say nothing of a lender that decided too few', async () => {
    await openDetail('none', 'en')
    expect(await screen.findByRole('heading', { name: /Key Fact Statement/ })).toBeVisible()
    expect(screen.queryByText('How often this lender approved')).toBeNull()
  })
})
