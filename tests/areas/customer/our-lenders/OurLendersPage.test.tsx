import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import lenders from '#server/seed/lenders.json' with { type: 'json' }
import { UNNAMED } from '#tests/builders/catalogue.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const AT = new Date('2026-11-23T06:00:00Z')
const TOLD = {
  website: 'https://lender.example.com',
  privacy_policy: 'https://lender.example.com/privacy',
  grievance_page: 'https://lender.example.com/complaints',
  rbi_registration: 'N-14.03000',
  nodal_officer_name: 'S. Rao',
  nodal_officer_phone: '022 5550 1234',
  nodal_officer_email: 'officer@lender.example.com',
}

it('names every lender that is on with its regulated entity, its pages and its officer, and says what is not known', async () => {
  const [told, silent, off] = lenders
  if (!told || !silent || !off) throw new Error('three lenders of the seed')
  await renderApp('/our-lenders', {
    prepare: async ({ server }) => {
      await updateLenderRow(server.deps.db, told.lender_id, TOLD, AT)
      await updateLenderRow(server.deps.db, silent.lender_id, UNNAMED, AT)
      await updateLenderRow(server.deps.db, off.lender_id, { lender_status: 0 }, AT)
    },
  })
  const card = await screen.findByRole('region', { name: told.name })
  expect(card).toHaveTextContent(told.regulated_entity)
  const addressOf = (name: RegExp) => within(card).getByRole('link', { name }).getAttribute('href')
  expect(addressOf(/^Website/)).toBe(TOLD.website)
  expect(addressOf(/^Privacy policy/)).toBe(TOLD.privacy_policy)
  expect(addressOf(/^Complaints/)).toBe(TOLD.grievance_page)
  expect(card).toHaveTextContent('Grievance officer: S. Rao 022 5550 1234 officer@lender.example.com')
  expect(card).toHaveTextContent('Registered with the RBI under N-14.03000')
  expect(card).not.toHaveTextContent('has not told us')
  // The lenders that ship with the product have told all.
  expect(screen.getAllByText(/has not told us/)).toHaveLength(1)
  expect(screen.getByRole('region', { name: silent.name })).toHaveTextContent(
    'The lender has not told us yet: RBI registration number, website, privacy policy, grievance officer.',
  )
  expect(screen.queryByRole('region', { name: off.name })).toBeNull()
  expect(screen.getByRole('link', { name: /^sachet\.rbi\.org\.in/ })).toHaveAttribute(
    'href',
    'https://sachet.rbi.org.in',
  )
  expect(screen.getByRole('link', { name: /^cms\.rbi\.org\.in/ })).toHaveAttribute('href', 'https://cms.rbi.org.in')
  expect(screen.getByText('These are sample lenders of a demonstration.')).toBeVisible()
})

it('says the same in Hindi, and the footer leads there', async () => {
  const { user } = await renderApp('/need-help', {
    language: 'hi',
    prepare: async ({ server }) => {
      await updateLenderRow(server.deps.db, lenders[0]?.lender_id ?? 0, UNNAMED, AT)
    },
  })
  expect(await screen.findByRole('link', { name: /sachet\.rbi\.org\.in/ })).toHaveAttribute(
    'href',
    'https://sachet.rbi.org.in',
  )
  await user.click(screen.getByRole('link', { name: 'हमारे लेंडर' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'हमारे लेंडर' })).toBeVisible()
  expect(await screen.findByText(/लेंडर ने हमें अभी यह नहीं बताया है: RBI पंजीकरण संख्या/)).toBeVisible()
  expect(screen.getAllByText(/^RBI में पंजीकरण संख्या SAMPLE-/).length).toBeGreaterThan(5)
})
