import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { menuPageOf } from '#src/app/layouts/menu-page-of.ts'
import { adminMenu, partnerMenu } from '#src/contract/access.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import { dictionaries } from '#tests/structure/source-files.ts'

const PAGES_WITH_HELP = [...adminMenu(1), ...partnerMenu(PARTNER_RIGHTS)]

describe.each(LOCALES)('help in %s', (language) => {
  const texts = dictionaries(language).get('page-help')
  it('says three sentences of each page of the menu, and of no other', () => {
    const sentences = (page: string) => String(texts?.get(`page.${page}`)).split(/(?<=[.।]) /)
    for (const page of PAGES_WITH_HELP) expect(sentences(page), page).toHaveLength(3)
    const said = [...(texts?.keys() ?? [])].filter((key) => key.startsWith('page.')).map((key) => key.slice(5))
    expect(said.sort()).toEqual([...PAGES_WITH_HELP].sort())
  })

  it('explains no word that no page uses', () => {
    const all = [...(texts ?? [])]
      .filter(([key]) => key.startsWith('page.'))
      .map(([, text]) => String(text).toLowerCase())
    for (const [key, name] of texts ?? [])
      if (key.endsWith('.name'))
        expect(
          all.some((text) => text.includes(String(name).toLowerCase())),
          key,
        ).toBe(true)
  })
})

it('a record has the help of its list', () => {
  expect(menuPageOf('lenders/:lenderId')).toBe('lenders')
  expect(menuPageOf('payment-runs/:runId/bank-file')).toBe('payment-runs')
  expect(menuPageOf('my-sign-in')).toBeUndefined()
})

it('stands at the title of a page, and links a word to what it means', async () => {
  await renderApp('/admin/mis-upload', { actor: 'admin1' })
  fireEvent.click(await screen.findByRole('button', { name: 'About this page' }))
  const help = within(await screen.findByRole('dialog', { name: 'About this page: MIS file upload' }))
  const link = help.getByRole('link', { name: 'previewed' })
  const meaning = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  expect(meaning?.nextElementSibling).toHaveTextContent(/while nothing is/)
})
