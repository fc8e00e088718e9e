import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { changeOfferLists } from '#tests/builders/application.ts'
import { testServer } from '#tests/setup/screens/render-app.tsx'
import { openMoney } from '../money-journey.ts'

async function openCheck(title: string, language: 'en' | 'hi' = 'en') {
  const opened = await openMoney('/user/offers', { profile: { monthly_income: 20_000 }, language })
  const place = await screen.findByText(title)
  const panel = within(place.closest('details') ?? document.body)
  return { ...opened, panel, open: () => opened.user.click(place) }
}

describe('checking the lists that were shown', () => {
  test('each is made again when it is asked for: the same, from what, by which rules', async () => {
    const { panel, open, user } = await openCheck('Check these lists again')
    expect(panel.queryByRole('list')).not.toBeInTheDocument()
    await open()
    const [newest] = within(await panel.findByRole('list', { name: 'Lists that were shown' })).getAllByRole('listitem')
    const list = within(newest ?? document.body)
    expect(list.getByRole('heading', { level: 3 })).toHaveTextContent(/^List \d+, shown on \d/)
    expect(list.getByText('The same again: every lender, every figure and the order.')).toBeVisible()
    expect(list.getByText(/^Made from: income a month ₹20,000, EMIs a month ₹5,000, credit score /)).toBeVisible()
    expect(list.getByText(new RegExp(`^Asked for: ₹.* Method: version ${METHOD.version}\\.$`))).toBeVisible()
    await user.click(list.getByText(/^All \d+ lenders and their places$/))
    expect(list.getAllByText(/: place 1, with its rules and rates since /)).toHaveLength(1)
    expect(list.getAllByText(/: did not match, by its rules and rates since /).length).toBeGreaterThan(0)
  })

  test('in Hindi, a list without its figures says so', async () => {
    const { panel, open } = await openCheck('इन सूचियों को फिर से जाँचें', 'hi')
    await changeOfferLists(await testServer(), {}, { lender_versions: null, lines_enc: null })
    await open()
    expect((await panel.findAllByText('यह फिर से नहीं बन सकती।')).length).toBeGreaterThan(0)
    expect(panel.getAllByText(/^तब लेंडरों के जो नियम और दरें थीं/)[0]).toBeVisible()
  })
})
