import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { OtpInput } from '#src/ui/site/fields/OtpInput.tsx'

function Code({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <OtpInput label="Code" value={value} onChange={setValue} help="Fills in by itself" error={error} />
}

afterEach(() => vi.unstubAllGlobals())

test('is one real input that phones can fill and people can paste into', async () => {
  const user = userEvent.setup()
  render(<Code />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(input).toHaveAccessibleDescription('Fills in by itself')
  await user.click(input)
  await user.paste('12 34 56')
  expect(input).toHaveValue('123456')
  await user.keyboard('{Backspace}')
  expect(input).toHaveValue('12345')
})

test('an error takes the place of the help, is announced and linked', () => {
  render(<Code error="Enter 6 digits OTP" />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  expect(screen.getByRole('alert')).toHaveTextContent('Enter 6 digits OTP')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Enter 6 digits OTP')
})

test('takes the code that the phone hands over, and stops asking when it leaves', async () => {
  const get = vi.fn<(options: { signal: AbortSignal }) => Promise<unknown>>(() => Promise.resolve({ code: '654321' }))
  vi.stubGlobal('OTPCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  const { unmount } = render(<Code />)
  expect(await screen.findByDisplayValue('654321')).toBeInTheDocument()
  unmount()
  expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true)
})
