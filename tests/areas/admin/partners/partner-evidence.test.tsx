import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storedPartnerDetails } from '#tests/builders/partner.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

it('an administrator refuses a PAN with a reason, and the partner reads it', async () => {
  const { user, server } = await renderApp('/admin/partners/1?tab=steps', { actor: 'admin1' })
  const steps = await screen.findByRole('region', { name: 'Steps' })
  await user.click(await within(steps).findByRole('button', { name: 'PAN: reject' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('AAFF*****K is not right.')
  await user.type(within(dialog).getByLabelText('Reason for rejecting'), 'The card is of somebody else')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(steps).findByText('Reason: The card is of somebody else')).toBeVisible()
  expect(within(steps).getByText('Waits for the partner, who reads the reason.')).toBeVisible()
  expect(within(steps).queryByRole('button', { name: 'PAN: reject' })).toBeNull()

  const { browser } = await server.signInPartner('a')
  await renderApp('/partner/settings?tab=steps', { as: browser })
  expect(await screen.findByText('Reason: The card is of somebody else')).toBeVisible()
  expect(screen.getByText('Write to us with the right one, under Tickets.')).toBeVisible()
})

it('a wrong PAN is corrected with a reason, and the dialog says what becomes of tax', async () => {
  const { user } = await renderApp('/admin/partners/1?tab=steps', { actor: 'admin1' })
  const steps = await screen.findByRole('region', { name: 'Steps' })
  await user.click(await within(steps).findByRole('button', { name: 'PAN: correct' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(
    'What is approved keeps its tax. What is not is taxed at 20% until the new PAN is checked.',
  )
  await user.type(within(dialog).getByLabelText('Right PAN'), 'aaffa4227k')
  await user.type(within(dialog).getByLabelText('Why it is corrected'), 'A digit was wrong')
  await user.click(within(dialog).getByRole('button', { name: 'Correct' }))
  expect(await within(steps).findByText('Reason: A digit was wrong')).toBeVisible()
  expect(within(steps).getByText('Waits')).toBeVisible()
})

/** The sandbox bank's books name somebody alike. */
const ALIKE = { holder: 'Anand Traders', account_number: '999999993333', ifsc: 'HDFC0001234', password: 'Demo@12345' }
const alike = async ({ server }: SignedIn) => {
  const { browser } = await server.signInPartner('a')
  await browser.call('sendPartnerCode')
  server.clock.set(new Date(server.clock.now().getTime() + 31_000))
  const entered = await browser.answer('updatePartnerBank', {
    body: {
      ...ALIKE,
      otp: server.codeFor('partner@demo.test'),
    },
  })
  server.clock.set(null)
  if (entered.status !== 200) throw new Error(`not entered: ${entered.status} ${JSON.stringify(entered.body)}`)
}

it.each([
  ['Bank account: checked', 'How it was checked', 'Checked', 'becomes the one that is paid to', 'matched'],
  ['Bank account: reject', 'Reason for rejecting', 'Reject', "is not the partner's", 'differs'],
])('two names that are alike are compared by eye: %s', async (button, field, confirm, says, check) => {
  const { user, server } = await renderApp('/admin/partners/1?tab=steps', { actor: 'admin1', prepare: alike })
  const steps = await screen.findByRole('region', { name: 'Steps' })
  expect(await within(steps).findByText(/Entered: Anand Traders.*ANAND TRADERS HUF.*84 of 100/)).toBeVisible()
  expect(within(steps).getByText('To compare')).toBeVisible()
  await user.click(within(steps).getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(new RegExp(`XXXX3333 ${says}`))).toBeVisible()
  await user.type(dialog.getByLabelText(field), 'Compared with the passbook')
  await user.click(dialog.getByRole('button', { name: confirm }))
  expect(await within(steps).findByText('Reason: Compared with the passbook')).toBeVisible()
  expect(within(steps).queryByRole('button', { name: /^Bank account:/ })).toBeNull()
  const [row] = await storedPartnerDetails(server, { partner_id: 1 })
  expect(row?.bank_check).toBe(check)
})
