import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Slider } from '#src/ui/site/Slider.tsx'

const inWords = (value: number) => `₹${value.toLocaleString('en-IN')}`

function Amount() {
  const [value, setValue] = useState(100_000)
  return (
    <Slider
      label="Amount"
      value={value}
      onChange={setValue}
      min={1_000}
      max={1_000_000}
      step={1_000}
      format={inWords}
    />
  )
}

test('the typed field and the range say the same', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  const range = screen.getByRole('slider', { name: 'Amount' })
  const field = screen.getByRole('textbox', { name: 'Amount' })
  expect(field).toHaveValue('₹1,00,000')
  expect(range).toHaveAttribute('aria-valuetext', '₹1,00,000')

  fireEvent.change(range, { target: { value: '250000' } })
  expect(field).toHaveValue('₹2,50,000')

  await user.clear(field)
  await user.type(field, '30x0000{Enter}')
  expect(range).toHaveValue('300000')
})

test('a range whose least value is no round figure holds round figures, and reaches both of its ends', () => {
  const changed = vi.fn()
  const at = { label: 'Income', min: 1, max: 95_000, step: 10_000, format: inWords, onChange: changed }
  render(<Slider {...at} value={40_000} />)
  const range = screen.getByRole('slider', { name: 'Income' })
  expect(range).toHaveValue('40000')
  for (const value of ['0', '100000']) fireEvent.change(range, { target: { value } })
  expect(changed.mock.calls).toEqual([[1], [95_000]])
})

test.each([
  ['5', 1_000],
  ['99999999', 1_000_000],
  ['', 100_000],
])('typing %j and leaving gives %i', async (typed, value) => {
  const user = userEvent.setup()
  render(<Amount />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await user.clear(field)
  if (typed) await user.type(field, typed)
  await user.tab()
  expect(field).toHaveValue(inWords(value))
})
