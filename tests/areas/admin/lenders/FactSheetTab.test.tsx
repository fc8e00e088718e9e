import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { UNNAMED } from '#tests/builders/catalogue.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

it.each([
  ['en', 'Fact sheet for regulators', /^This is a demonstration/, 'Grievance page, Partner since', '1 Apr 2025'],
  ['hi', 'नियामकों के लिए तथ्य-पत्र', /^यह एक डेमो है/, 'शिकायत का पेज, हमारे साथ कब से', '1 अप्रैल 2025'],
] as const)(
  'the fact sheet names app, company, officer and lenders, and what is not entered (%s)',
  async (language, tab, note, missing, since) => {
    const { user } = await renderApp('/admin/lenders', {
      actor: 'admin1',
      language,
      prepare: async ({ server }) => {
        const at = server.deps.clock.now()
        const { db } = server.deps
        const pages = { website: 'https://a.example.com', privacy_policy: 'https://a.example.com/privacy' }
        await updateLenderRow(db, 1, { ...UNNAMED, ...pages, working_since: null }, at)
        const officer = { nodal_officer_name: 'S. Rao', nodal_officer_email: 's@b.example.com' }
        await updateLenderRow(db, 2, { ...UNNAMED, ...pages, ...officer, working_since: '2025-04-01' }, at)
      },
    })
    await user.click(await screen.findByRole('tab', { name: tab }))
    // The frame's own line about a demonstration begins alike.
    expect(await within(screen.getByRole('main')).findByText(note)).toBeVisible()
    expect(screen.getByText(/Meera Kulkarni/)).toHaveTextContent('1800 000 0000')
    expect(screen.getByText(/^CreditLane: http/)).toBeVisible()
    const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
    const first = within(rowOf('CASHe'))
    expect(first.getByRole('link', { name: 'CASHe' })).toHaveAttribute('href', '/admin/lenders/1')
    expect(rowOf('CASHe')).toHaveTextContent(missing)
    expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      'https://a.example.com/privacy',
    )
    // An officer who can be reached stands in for a page of complaints.
    expect(rowOf('MoneyView')).toHaveTextContent(`S. Rao, s@b.example.com${since}`)
    expect(rowOf('MoneyView')).not.toHaveTextContent(missing)
  },
)
