import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#tests/setup/render-app.tsx'

it('an administrator refuses a PAN with a reason, and the partner reads it', async () => {
  const { user, server } = await renderApp('/admin/partners/1', { actor: 'admin1' })
  const steps = await screen.findByRole('region', { name: 'Steps' })
  await user.click(await within(steps).findByRole('button', { name: 'PAN: refuse' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('AAFF*****K is not right.')
  await user.type(within(dialog).getByLabelText('Reason for refusing'), 'The card is of somebody else')
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  expect(await within(steps).findByText('Reason: The card is of somebody else')).toBeVisible()
  expect(within(steps).getByText('Waits for the partner, who reads the reason.')).toBeVisible()
  expect(within(steps).queryByRole('button', { name: 'PAN: refuse' })).toBeNull()

  const { browser } = await server.signInPartner('a')
  await renderApp('/partner/settings?tab=steps', { as: browser })
  expect(await screen.findByText('Reason: The card is of somebody else')).toBeVisible()
  expect(screen.getByText('Write to us with the right one, under Tickets.')).toBeVisible()
})

it('a wrong PAN is corrected with a reason, and the dialog says that tax stays', async () => {
  const { user } = await renderApp('/admin/partners/1', { actor: 'admin1' })
  const steps = await screen.findByRole('region', { name: 'Steps' })
  await user.click(await within(steps).findByRole('button', { name: 'PAN: correct' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Tax lines that are booked are not changed')
  await user.type(within(dialog).getByLabelText('Right PAN'), 'aaffa4227k')
  await user.type(within(dialog).getByLabelText('Why it is corrected'), 'A digit was wrong')
  await user.click(within(dialog).getByRole('button', { name: 'Correct' }))
  expect(await within(steps).findByText('Reason: A digit was wrong')).toBeVisible()
  expect(within(steps).getByText('Waits')).toBeVisible()
})
