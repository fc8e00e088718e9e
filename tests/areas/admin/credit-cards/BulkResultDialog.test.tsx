import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { BulkResultDialog } from '#src/areas/admin/credit-cards/BulkResultDialog.tsx'
import { haveTexts } from '#tests/setup/texts.ts'

it('lists how many were created and updated, and their numbers in order', async () => {
  await haveTexts('en', [...BASE_TEXTS, 'credit-cards'])
  const close = vi.fn()
  const uuids = ['1b4e28ba-2fa1-11d2-883f-0016d3cca427', '6fa459ea-ee8a-3ca4-894e-db77e160355e']
  render(<BulkResultDialog result={{ created: 1, updated: 12, uuids }} onClose={close} />)
  expect(await screen.findByText('Created: 1')).toBeVisible()
  expect(screen.getByText('Updated: 12')).toBeInTheDocument()
  const list = screen.getByRole('list')
  expect(list.tagName).toBe('OL')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(uuids)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})
