import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, on } from '#tests/setup/screens/render-app.tsx'
import { openMoney } from '../money-journey.ts'

const SCORE = '/user/credit-score'
const tin = (letters: string) => ({ profile: { tin: `${letters}PQ4321A` } })

describe('the credit score', { timeout: 90_000 }, () => {
  test.each([
    [
      'en',
      'Your credit score',
      '600 on a scale from 300 to 900: Low',
      'What your score changed',
      /^Needs \d+\. You are \d+ points away\.$/,
    ],
    ['hi', 'आपका क्रेडिट स्कोर', '300 से 900 के पैमाने पर 600: कम', 'आपके स्कोर से क्या बदला', /^\d+ चाहिए। आप \d+ अंक दूर हैं।$/],
  ] as const)('number, band, date, and who left because of it, in %s', async (language, title, dial, changes, away) => {
    await openMoney(SCORE, { language, ...tin('LOW') })
    await screen.findByRole('heading', { level: 1, name: title })
    expect(await screen.findByRole('img', { name: dial })).toBeVisible()
    const changed = within(screen.getByRole('region', { name: changes }))
    expect(changed.getAllByRole('row')).toHaveLength(4)
    expect(changed.getAllByText(away).length).toBeGreaterThan(0)
  })

  test('is one line above the offers, which leads here; one press stops its use', async () => {
    const { user } = await openMoney('/user/offers')
    await user.click(await screen.findByRole('link', { name: /^820\s*Excellent score, in use since \d+ \w{3} \d{4}$/ }))
    await screen.findByRole('img', { name: /^820 on a scale/ })
    expect(
      screen.getByText(/^Checked on \d+ \w{3} \d{4} with your consent\. Looking here does not lower it\.$/),
    ).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Stop using my score' }))
    expect(
      await screen.findByRole('checkbox', {
        name: /^Send my PAN, mobile number, name and date of birth to a credit bureau/,
      }),
    ).not.toBeChecked()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.queryByText(/^Checked on/)).not.toBeInTheDocument()
    const card = screen.getByRole('region', { name: "These are each lender's highest rates" })
    expect(
      within(card).getByText(/^You withdrew your consent, so your credit score is not used any more\./),
    ).toBeVisible()
    // The button is gone, and the page is shorter: what has come in its place has the focus, and is in sight by it.
    await waitFor(() => expect(within(card).getByRole('heading', { level: 2 })).toHaveFocus())
  })

  test.each([
    ['en', '18 points more than in August 2026', 'August 2026', /^Sample bureau/, 'Dispute this'],
    ['hi', 'अगस्त 2026 से 18 अंक ज़्यादा', 'अगस्त 2026', /^नमूना ब्यूरो/, 'शिकायत करें'],
  ] as const)('how it went by month, whose number it is, and the way to dispute it, in %s', async (...row) => {
    const [language, more, month, source, dispute] = row
    const history = [
      { month: '2026-08', score: 802 },
      { month: '2026-11', score: 820 },
    ]
    const { appId } = await openMoney(SCORE, {
      language,
      more: async (id, { browser }) => {
        const { data } = await browser.call('getCreditScore', { params: { appId: id } })
        network.use(on('getCreditScore', () => HttpResponse.json({ data: { ...data, history } })))
      },
    })
    expect(await screen.findByText(more)).toBeVisible()
    expect(screen.getByRole('row', { name: `${month} 802` })).toBeVisible()
    expect(screen.getByText(source)).toBeVisible()
    expect(screen.getByRole('link', { name: dispute })).toHaveAttribute('href', `/need-help?app=${appId}`)
  })

  test('names what is known of its owner before what is true of everybody', async () => {
    await openMoney(SCORE)
    const moves = within(await screen.findByRole('region', { name: 'What moves it' }))
    expect(moves.getByText('6% of your income goes into EMIs')).toBeVisible()
    expect(moves.getByText('No lender asked through us in 6 months')).toBeVisible()
    expect(moves.getByText('Comparing offers here does not affect your score. Applying can.')).toBeVisible()
    expect(screen.getByText('Once another month is known, you see here how it changed.')).toBeVisible()
  })

  test('the account leads to it', async () => {
    const { user } = await openMoney('/user/offers')
    await user.click(await screen.findByRole('button', { name: /^Your account/ }))
    expect(await screen.findByRole('link', { name: 'Credit score' })).toHaveAttribute('href', SCORE)
  })

  test.each([
    ['NIL', 'No credit history yet'],
    ['ERR', 'The credit bureau did not answer'],
  ])('of somebody whose PAN begins with %s: %s', async (letters, words) => {
    await openMoney(SCORE, tin(letters))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  test('not agreed to: asks first', async () => {
    await openMoney(SCORE, { score: false })
    expect(
      await screen.findByRole('checkbox', {
        name: /^Send my PAN, mobile number, name and date of birth to a credit bureau/,
      }),
    ).not.toBeChecked()
  })

  test('a failure is said, and trying again brings it', async () => {
    expectConsoleError(/./)
    network.use(
      http.get('*/credit-score', () => HttpResponse.json({ message: 'Busy', code: 'server_error' }, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = await openMoney(SCORE)
    expect(await screen.findByText('Your score could not be loaded.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('img', { name: /^820 on a scale/ })).toBeVisible()
  })
})
