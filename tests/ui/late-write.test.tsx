import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLateWrite } from '#src/ui/edit/use-late-write.ts'
import { Slider } from '#src/ui/site/Slider.tsx'

const write = vi.fn<(value: string) => void>()

function Field() {
  const { later, cancel } = useLateWrite()
  return (
    <>
      <input aria-label="Field" onChange={({ target: { value } }) => later(() => write(value))} />
      <button onClick={cancel}>Cancel</button>
    </>
  )
}

beforeEach(() => {
  write.mockClear()
  window.history.replaceState(null, '', '/user/offers')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const type = (value: string) => fireEvent.change(screen.getByLabelText('Field'), { target: { value } })
const pause = () => vi.advanceTimersByTime(1_000)

it('is done once, with the last value, after a pause', () => {
  render(<Field />)
  type('1')
  type('12')
  expect(write).not.toHaveBeenCalled()
  pause()
  expect(write.mock.calls).toEqual([['12']])
})

it('is not done where it was called off, or its field has gone', () => {
  const { unmount } = render(<Field />)
  type('1')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  pause()
  type('2')
  unmount()
  pause()
  expect(write).not.toHaveBeenCalled()
})

it('is not done where the visitor has gone to another page, whose screen is still on its way', () => {
  render(<Field />)
  type('1')
  window.history.pushState(null, '', '/user/offers/7')
  pause()
  expect(write).not.toHaveBeenCalled()
  // Where the address has changed otherwise it is.
  type('12')
  window.history.replaceState(null, '', '/user/offers/7?sort=emi')
  pause()
  expect(write.mock.calls).toEqual([['12']])
})

it('is not asked for by a field that the keyboard has only passed', () => {
  const onChange = vi.fn()
  render(
    <Slider label="EMI up to" value={17_800} onChange={onChange} min={100} max={17_800} step={100} format={String} />,
  )
  const field = screen.getByRole('textbox', { name: 'EMI up to' })
  fireEvent.focus(field)
  fireEvent.blur(field)
  expect(onChange).not.toHaveBeenCalled()
})
