import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withdrawAgreement } from '#tests/builders/partner.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/partner/settings?tab=steps'
const unsigned = ({ server }: SignedIn) => withdrawAgreement(server, 1)

it('the owner sees what is missing, and accepts the agreement by a code', async () => {
  const { user, server } = await renderApp(PAGE, { actor: 'partnerA', prepare: unsigned })
  const steps = await screen.findByRole('region', { name: 'Steps' })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
  expect(within(steps).getByText('The owner accepts it below. Without it no new link can be made.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send me a code to accept' }))
  expect(await screen.findByText(/^A code is on its way to partner@demo.test\./)).toBeVisible()
  await user.type(screen.getByLabelText('Code'), server.codeFor('partner@demo.test'))
  await user.click(screen.getByRole('button', { name: 'Accept the agreement' }))
  expect(await within(steps).findByText(/^SHA-256 of the words: [0-9a-f]{64}$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /code/ })).toBeNull()
})

it('a wrong code stays beside its field', async () => {
  const { user, server } = await renderApp(PAGE, { actor: 'partnerA', prepare: unsigned, language: 'hi' })
  await user.click(await screen.findByRole('button', { name: 'स्वीकार करने का कोड भेजें' }))
  const field = await screen.findByLabelText('कोड')
  await user.type(field, server.codeFor('partner@demo.test') === '111111' ? '222222' : '111111')
  await user.click(screen.getByRole('button', { name: 'समझौता स्वीकार करें' }))
  expect(await screen.findByText(/That code is not right|कोड सही नहीं/)).toBeVisible()
  expect(field).toHaveValue('111111')
})
